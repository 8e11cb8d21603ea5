import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand } from "./run-command.ts";

/**
 * `npm run walk-deployment`: takes the Dockerfile's steps in a folder of its own, without Docker, and starts what they
 * made: the demonstration has to answer with its banner, production without a sign-on has to refuse.
 */
const ROOT = path.join(import.meta.dirname, "..");
const PORT = process.env.PORT ?? "3000";
const PATIENCE_MS = 180_000;

const folder = await mkdtemp(path.join(tmpdir(), "deployment-"));
try {
  await copySources();
  const dockerfile = await readFile(path.join(ROOT, "Dockerfile"), "utf8");
  for (const [, step = ""] of dockerfile.matchAll(/^RUN (.+)$/gm)) await take(step);
  const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
  await expectRefusal(command);
  await expectRefusal(["npm", "run", "serve"]);
  await expectDemonstration(command);
  console.log("The steps of the Dockerfile lead to a server that starts.");
} finally {
  await rm(folder, { recursive: true });
}

/** Copies all tracked files, except those that the image leaves out. */
async function copySources(): Promise<void> {
  const ignored = new Set((await readFile(path.join(ROOT, ".dockerignore"), "utf8")).split("\n"));
  const { output } = await runCommand("git", ["ls-files"], { cwd: ROOT });
  const files = output.split("\n").filter((file) => file !== "" && !ignored.has(file.split("/")[0] ?? ""));
  for (const file of files) await cp(path.join(ROOT, file), path.join(folder, file));
}

async function take(step: string): Promise<void> {
  console.log(`RUN ${step}`);
  const [name = "", ...rest] = step.split(" ");
  const { code, output } = await runCommand(name, rest, { cwd: folder });
  if (code !== 0) throw new Error(`${step} failed: ${output}`);
}

function start([name = "", ...rest]: readonly string[], env: Readonly<Record<string, string>>) {
  return spawn(name, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: "production", STATIC_DIR: "dist/app", PORT, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

async function expectRefusal(command: readonly string[]): Promise<void> {
  const [code] = (await once(start(command, { HOST: "0.0.0.0" }), "exit")) as [number | null];
  if (code !== 1) throw new Error(`Production without a sign-on ended with ${code}, not with a refusal`);
}

async function expectDemonstration(command: readonly string[]): Promise<void> {
  const server = start(command, { DEMO: "1", DATA_DIR: path.join(folder, "data") });
  const ended = once(server, "exit");
  try {
    const page = await pageOf(`http://127.0.0.1:${PORT}/`);
    if (!page.includes("演示环境")) throw new Error("The demonstration does not say what it is");
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

async function pageOf(address: string): Promise<string> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => undefined);
    if (answer?.ok) return await answer.text();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} did not answer in time`);
}
