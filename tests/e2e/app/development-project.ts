import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const COPIED = [
  "generators",
  "index.html",
  "package.json",
  "public",
  "schemas",
  "scripts",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];
const LISTENS = /Local:\s+(http:\/\/\S+?)\/?\s/;

export interface DevelopmentProject {
  readonly address: string;
  /** Replaces the only occurrence of a text in a file and saves it. */
  readonly edit: (file: string, text: string, by: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A copy of the project, whose files may be changed, with Vite on a free port before this backend. */
export async function startDevelopment(backend: string): Promise<DevelopmentProject> {
  const root = await copyProject();
  const vite = spawn(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"],
    {
      cwd: root,
      env: { ...process.env, API_PORT: new URL(backend).port, NO_COLOR: "1", FORCE_COLOR: undefined },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = new Promise<void>((resolve) => vite.once("exit", () => resolve()));
  const stop = async () => {
    vite.kill();
    await ended;
    await rm(root, { recursive: true, force: true });
  };
  try {
    return { address: await readAddress(vite), edit: (...change) => edit(root, ...change), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function copyProject(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "development-"));
  for (const name of COPIED) await cp(path.join(ROOT, name), path.join(root, name), { recursive: true });
  // Vite's cache stands in node_modules: each copy has its own beside the packages, which are shared.
  await mkdir(path.join(root, "node_modules"));
  for (const name of await readdir(path.join(ROOT, "node_modules"))) {
    if (name === ".vite" || name === ".cache") continue;
    await symlink(path.join(ROOT, "node_modules", name), path.join(root, "node_modules", name));
  }
  return root;
}

async function edit(root: string, file: string, text: string, by: string): Promise<void> {
  const place = path.join(root, file);
  const before = await readFile(place, "utf8");
  if (before.split(text).length !== 2) throw new Error(`${file} does not have ${text} once`);
  await writeFile(place, before.replace(text, by));
}

async function readAddress(vite: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = LISTENS.exec(output)?.[1];
      if (address) resolve(address);
    };
    vite.stdout?.on("data", read);
    vite.stderr?.on("data", read);
    vite.once("exit", (code) => reject(new Error(`Vite ended with ${code}:\n${output}`)));
  });
}
