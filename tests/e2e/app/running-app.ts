import { spawn } from "node:child_process";
import path from "node:path";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { ownDatabase } from "./own-database.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
/** From the bundle: to compile a thousand modules would take five times as long. */
const START = `
  import { runWithDemonstration } from "./dist/server/run-server.js";
  await runWithDemonstration(process.env);
`;
const STARTED = /服务已启动：(http:\/\/\S+)/;

export interface RunningApp {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The product as `npm start` runs it, bundled before, on a free port and a database of its own with the demo data, with fixed time. */
export async function startApp(env: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const database = await ownDatabase();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", START], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: undefined,
      PORT: "0",
      STATIC_DIR: "dist/app",
      APP_NOW: TEST_NOW,
      ...database.env,
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
      await database.drop();
    },
  };
}
