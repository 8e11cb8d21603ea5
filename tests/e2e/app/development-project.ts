import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyProject } from "./copy-project.ts";

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
