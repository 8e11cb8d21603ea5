import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { Client } from "pg";

const ROOT = path.join(import.meta.dirname, "../../..");
const STARTED = /服务已启动：(http:\/\/\S+)/;

export interface RunningApp {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The product as `npm start` runs it, on a free port and an empty database of its own, with fixed time. */
export async function startApp(env: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const database = await createDatabase();
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: undefined,
      PORT: "0",
      STATIC_DIR: "dist/app",
      APP_NOW: "2026-11-20 10:00:00",
      DATABASE_URL: database?.url,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const started = STARTED.exec(output)?.[1];
      if (started) resolve(started);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) =>
      reject(new Error(`the app ended with ${code} before it listened:\n${output}`)),
    );
  });
  return {
    address,
    stop: async () => {
      child.kill();
      await ended;
      await database?.drop();
    },
  };
}

/** A database beside the one of DATABASE_URL; undefined where the app keeps its own in memory. */
async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const base = process.env.DATABASE_URL;
  if (!base) return undefined;
  const name = `journeys_${randomUUID().replaceAll("-", "")}`;
  await execute(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(base, `drop database ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
