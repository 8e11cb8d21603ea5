import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The browser of the tests: CHROMIUM_PATH, else the system's Chromium or Chrome, else Playwright's own.
 * Throws one clear line when there is none.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = named
    ? [named]
    : [
        ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
        chromium.executablePath(),
      ];
  const browser = candidates.find(isExecutable);
  if (browser) return browser;
  throw new Error(
    named
      ? `CHROMIUM_PATH names no program: ${named}`
      : "No browser found for the tests: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
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
