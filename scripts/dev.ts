import { spawn } from "node:child_process";

/** Vite with hot reload, and the backend behind it; either one's end ends both. */
const apiPort = process.env.API_PORT ?? "8787";
/** The backend reads these when it starts, and no import tells of them. */
const CATALOGUE = "schemas/{api,enums,permissions}/*.json";
const children = [
  spawn("tsx", ["watch", "--clear-screen=false", "--include", CATALOGUE, "server/main.ts"], {
    stdio: "inherit",
    // Who is signed in stays so when it starts again.
    env: { DATA_DIR: ".data/development", ...process.env, PORT: apiPort },
  }),
  spawn("vite", [], { stdio: "inherit", env: { ...process.env, API_PORT: apiPort } }),
];

for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode ??= code ?? 1;
  });
}
