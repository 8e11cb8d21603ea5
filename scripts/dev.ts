import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { createBackend } from "./dev/backend.ts";
import { backendPlugin } from "./dev/backend-plugin.ts";
import { serverFiles } from "./dev/server-files.ts";
import { startServer } from "./dev/start-server.ts";

/** Vite with hot reload at `PORT`, and the backend behind it, which is started again when what it reads has changed. */
const root = fileURLToPath(new URL("..", import.meta.url));
const port = process.env.PORT;
const apiPort = (process.env.API_PORT ??= "8787");
const print = (words: string) => console.log(`[开发] ${words}`);

// Users stay signed in when it starts again.
const env = { DATA_DIR: ".data/development", DEVELOPMENT: "1", ...process.env, PORT: apiPort };
const backend = createBackend({
  start: () => startServer(`http://127.0.0.1:${apiPort}`, env),
  reads: async () => await serverFiles(root),
  print,
});
const vite = await createServer({
  root,
  plugins: [backendPlugin(root, backend)],
  server: {
    ...(port !== undefined && { port: Number(port), strictPort: true }),
    watch: { ignored: ["**/.data/**", "**/dist/**", "**/.cache/**"] },
  },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void Promise.all([vite.close(), backend.close()]).then(() => process.exit(0)));
}
try {
  await vite.listen();
  vite.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await Promise.all([vite.close(), backend.close()]);
  process.exit(1);
}
