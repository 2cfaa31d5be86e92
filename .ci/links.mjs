// Makes links and pictures that a folder lacks lead to the repository: node .ci/links.mjs TAG FOLDER DOCUMENT…
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const [tag, folder, ...documents] = process.argv.slice(2);
const metadata = execFileSync("cargo", ["metadata", "--locked", "--no-deps", "--format-version", "1"], { encoding: "utf8" });
const { repository } = JSON.parse(metadata).packages.find(({ name }) => name === "tablier");

for (const document of documents) {
  const linked = (address, kind) => {
    const [path] = address.split("#");
    const target = posix.join(dirname(document), path);
    if (path === "" || address.includes("://") || existsSync(join(folder, target))) return address;
    if (!existsSync(target)) throw new Error(`${document}: there is no ${address}`);
    return `${repository}/${kind}/${tag}/${target}${address.slice(path.length)}`;
  };
  const text = readFileSync(join(folder, document), "utf8")
    .replace(/(?<=\bsrc=")[^"]+/g, (address) => linked(address, "raw"))
    .replace(/(?<=\]\()[^)\s]+/g, (address) => linked(address, "blob"));
  writeFileSync(join(folder, document), text);
}
