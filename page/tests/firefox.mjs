import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { firefox } from "playwright-core";

/** The first release that knows all commands of WebDriver BiDi that Playwright cannot start without. */
export const OLDEST = 143;
const release = (path) => Number.parseInt(/\d+/.exec(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout)?.[0]);
export const FIREFOX = [process.env.TABLIER_FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path && existsSync(path) && release(path) >= OLDEST,
);

/** Starts the Firefox of the system, which is driven by WebDriver BiDi. `saved` gives the next file that it saves. */
export async function startFirefox() {
  const downloadsPath = mkdtempSync(join(tmpdir(), "tablier-"));
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX, downloadsPath });
  sparing(browser);
  const saved = async (click) => {
    await click();
    for (let times = 0; times < 200; times++) {
      const files = readdirSync(downloadsPath).filter((name) => !name.endsWith(".part"));
      for (const name of files) {
        const bytes = contents(join(downloadsPath, name));
        if (bytes?.length > 0) {
          rmSync(join(downloadsPath, name));
          return { name, bytes };
        }
      }
      await setTimeout(50);
    }
    throw new Error("nothing was saved");
  };
  const close = async () => {
    await browser.close();
    rmSync(downloadsPath, { recursive: true, force: true });
  };
  return { browser, saved, close };
}

/** Reads a file. Gives nothing if it is gone: Firefox makes an empty file to try a name and removes it at once. */
function contents(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Playwright sets colours in every page, by a command that releases of Firefox do not know yet. No test needs it. */
function sparing(browser) {
  const session = Object.getPrototypeOf(browser._connection.toImpl(browser)._browserSession);
  const { send } = session;
  session.send = function (method, params) {
    return method === "emulation.setMediaFeaturesOverride" ? Promise.resolve({}) : send.call(this, method, params);
  };
}
