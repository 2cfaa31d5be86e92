// Licences of the works in the program for the command line: node page/tools/program-notices.mjs x86_64-pc-windows-msvc
import { notices, programWorks } from "./notices.mjs";

const [target] = process.argv.slice(2);
if (!target) {
  console.error("usage: program-notices.mjs TARGET");
  process.exit(2);
}
process.stdout.write(notices(programWorks(target)));
