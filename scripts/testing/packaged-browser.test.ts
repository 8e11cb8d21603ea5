import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { packagedBrowser } from "./packaged-browser.ts";

const LINUX = "linux x64";
let root = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "packaged-"));
});
afterEach(() => rm(root, { recursive: true }));

/** A package whose program prints its version. */
async function install(version: string): Promise<void> {
  const folder = path.join(root, "node_modules/@sparticuz/chromium");
  await mkdir(path.join(folder, "bin"), { recursive: true });
  await mkdir(path.join(root, "lib"), { recursive: true });
  await writeFile(path.join(root, "lib/libnss3.so"), version);
  await runCommand("tar", ["-cf", "libraries.tar", "lib"], { cwd: root });
  const pack = async (name: string, content: string | Buffer) =>
    await writeFile(path.join(folder, "bin", `${name}.br`), brotliCompressSync(content));
  await pack("chromium", `#!/bin/sh\necho ${version}\n`);
  await pack("al2023.tar", await readFile(path.join(root, "libraries.tar")));
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ version }));
}

test("is unpacked once for each version, with its libraries and our fonts", async () => {
  await install("1.0.0");
  const [first, second] = await Promise.all([packagedBrowser(root, LINUX), packagedBrowser(root, LINUX)]);
  expect(second).toEqual(first);
  const { executablePath, env = {} } = first!;
  expect((await runCommand(executablePath, [])).output).toBe("1.0.0\n");
  expect(await readFile(`${env.LD_LIBRARY_PATH}/libnss3.so`, "utf8")).toBe("1.0.0");
  const fonts = await readFile(env.FONTCONFIG_FILE!, "utf8");
  const [, regular] = /<dir prefix="relative">([^<]*400Regular)</.exec(fonts)!;
  expect(path.join(path.dirname(env.FONTCONFIG_FILE!), regular!)).toBe(
    path.join(root, "node_modules/@expo-google-fonts/noto-sans-sc/400Regular"),
  );
  const { mtimeMs } = await stat(executablePath);
  await packagedBrowser(root, LINUX);
  expect((await stat(executablePath)).mtimeMs).toBe(mtimeMs);
  await install("2.0.0");
  const third = await packagedBrowser(root, LINUX);
  expect((await runCommand(third!.executablePath, [])).output).toBe("2.0.0\n");
});

test("one that cannot be unpacked whole leaves nothing that the next run would start", async () => {
  await install("1.0.0");
  const libraries = path.join(root, "node_modules/@sparticuz/chromium/bin/al2023.tar.br");
  await writeFile(libraries, brotliCompressSync("no archive"));
  await expect(packagedBrowser(root, LINUX)).rejects.toThrow("cannot be unpacked");
  expect(await readdir(path.join(root, ".cache/browser"))).toEqual([]);
});

test("is none where it is not installed, and on a machine that it is not built for", async () => {
  expect(await packagedBrowser(root, LINUX)).toBeUndefined();
  await install("1.0.0");
  expect(await packagedBrowser(root, "linux arm64")).toBeUndefined();
  expect(await packagedBrowser(root, "darwin arm64")).toBeUndefined();
});
