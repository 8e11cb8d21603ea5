import { fileURLToPath } from "node:url";
import { buildWhenStale } from "./build-when-stale.ts";

/** The built app and the backend in one process; demo data stays in `.data` between starts. */
const root = fileURLToPath(new URL("..", import.meta.url));
await buildWhenStale(root);
process.env.STATIC_DIR ??= `${root}dist/app`;
process.env.DATA_DIR ??= `${root}.data/pglite`;
await import("../server/main.ts");
