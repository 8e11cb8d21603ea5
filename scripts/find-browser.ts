import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { type FoundBrowser, packagedBrowser } from "./testing/packaged-browser.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The places where a browser may be. */
interface BrowserPlaces {
  readonly env?: NodeJS.ProcessEnv;
  /** The folder of Playwright's downloaded browser. */
  readonly downloaded?: string;
  readonly packaged?: () => Promise<FoundBrowser | undefined>;
}

/**
 * The browser of the tests, as Playwright starts it: CHROMIUM_PATH, else the system's Chromium or Chrome, else
 * Playwright's own, else the one that comes with `npm ci`. Throws one clear line when there is none.
 */
export async function findBrowser({
  env = process.env,
  downloaded = chromium.executablePath(),
  packaged = packagedBrowser,
}: BrowserPlaces = {}): Promise<FoundBrowser> {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return { executablePath: named };
    throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  }
  const folders = (env.PATH ?? "").split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const executablePath = [...installed, downloaded].find(isExecutable);
  const found = executablePath === undefined ? await packaged() : { executablePath };
  if (found) return found;
  throw new Error(
    "No browser found for the tests: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}

/** The line that says why there is none: what needs no browser runs all the same. Undefined where there is one. */
export async function whyNoBrowser(places?: BrowserPlaces): Promise<string | undefined> {
  return await findBrowser(places).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
