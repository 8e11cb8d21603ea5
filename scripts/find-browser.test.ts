import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser, whyNoBrowser } from "./find-browser.ts";

let folder = "";
const at = (name: string) => path.join(folder, name);
const nothing = () => Promise.resolve(undefined);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "browsers-"));
  for (const name of ["empty", "system"]) await mkdir(at(name));
  for (const name of ["named", "downloaded", "system/google-chrome"])
    await writeFile(at(name), "", { mode: 0o755 });
  await writeFile(at("no-program"), "", { mode: 0o644 });
});
afterAll(() => rm(folder, { recursive: true }));

test("a browser that is named comes before the system's, that before Playwright's own, that before the packaged one", async () => {
  const packaged = () => Promise.resolve({ executablePath: "packaged", env: { FONTCONFIG_FILE: "fonts" } });
  const PATH = [at("empty"), at("system")].join(path.delimiter);
  const downloaded = at("downloaded");
  const executablePath = at("named");
  expect(await findBrowser({ env: { PATH, CHROMIUM_PATH: executablePath }, downloaded, packaged })).toEqual({
    executablePath,
  });
  expect(await findBrowser({ env: { PATH }, downloaded, packaged })).toEqual({
    executablePath: at("system/google-chrome"),
  });
  expect(await findBrowser({ env: { PATH: at("empty") }, downloaded, packaged })).toEqual({
    executablePath: downloaded,
  });
  expect(await findBrowser({ env: {}, downloaded: at("none"), packaged })).toEqual(await packaged());
});

test("without one a sentence says what to install, and of a wrong name which it is", async () => {
  const downloaded = at("no-program");
  expect(await whyNoBrowser({ env: { PATH: at("empty") }, downloaded, packaged: nothing })).toBe(
    "No browser found for the tests: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
  const CHROMIUM_PATH = at("no-program");
  expect(await whyNoBrowser({ env: { PATH: at("system"), CHROMIUM_PATH } })).toBe(
    `CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`,
  );
  expect(await whyNoBrowser({ env: { PATH: at("system") } })).toBeUndefined();
});
