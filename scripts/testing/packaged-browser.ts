import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { runCommand } from "../run-command.ts";

/** The options with which Playwright starts a browser. */
export interface FoundBrowser {
  readonly executablePath: string;
  /** Absent: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PACKAGE = "node_modules/@sparticuz/chromium";
const FONTS = "node_modules/@expo-google-fonts/noto-sans-sc";
/** It is built for this alone. */
const RUNS_ON = "linux x64";

/**
 * The Chromium that comes with `npm ci`, for a machine without a browser: unpacked once into `.cache/browser`, with the
 * libraries that such a machine lacks and the fonts of our PDFs for Chinese. Undefined where it does not run or is not
 * installed.
 */
export async function packagedBrowser(
  root = ROOT,
  platform = `${process.platform} ${process.arch}`,
): Promise<FoundBrowser | undefined> {
  if (platform !== RUNS_ON || !existsSync(path.join(root, PACKAGE))) return undefined;
  const { version } = JSON.parse(await readFile(path.join(root, PACKAGE, "package.json"), "utf8")) as {
    readonly version: string;
  };
  const folder = path.join(root, ".cache/browser", version);
  if (!existsSync(folder)) await unpack(root, folder);
  return {
    executablePath: path.join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, "lib"),
      FONTCONFIG_FILE: path.join(folder, "fonts.conf"),
    },
  };
}

/** Into another folder first: one that was broken off is never found, and of two at a time the first one stays. */
async function unpack(root: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const begun = await mkdtemp(`${folder}-`);
  const packed = (name: string) => path.join(root, PACKAGE, "bin", `${name}.br`);
  try {
    const libraries = path.join(begun, "libraries.tar");
    await Promise.all([
      decompress(packed("chromium"), path.join(begun, "chromium")),
      decompress(packed("al2023.tar"), libraries),
      writeFile(path.join(begun, "fonts.conf"), FONTS_FILE),
    ]);
    const { code, output } = await runCommand("tar", ["-xf", libraries, "-C", begun]);
    if (code !== 0) throw new Error(`The libraries of the packaged browser cannot be unpacked: ${output}`);
    await rm(libraries);
    await rename(begun, folder);
  } catch (error) {
    await rm(begun, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

async function decompress(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
}

/** The machine's own fonts, where it has any, and ours. */
const FONTS_FILE = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">../../../${FONTS}/400Regular</dir>
  <dir prefix="relative">../../../${FONTS}/700Bold</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
