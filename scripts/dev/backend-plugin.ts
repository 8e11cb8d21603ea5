import type { ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin } from "vite";
import type { Backend } from "./backend.ts";

/** Addresses that Vite hands on to the backend. */
const HANDED_ON = /^\/(api|sso)(\/|\?|$)|^\/version\.json/;
const NOT_STARTED = JSON.stringify({ code: "0503", message: "后端未能启动，原因见终端", result: null });

/** Reports every edit to the backend, and lets a request through to it when it can answer. */
export function backendPlugin(root: string, backend: Backend): Plugin {
  return {
    name: "development-backend",
    configureServer: ({ watcher, middlewares }) => {
      watcher.on("all", (_event, file) => {
        void backend.changed(path.relative(root, file).split(path.sep).join("/"));
      });
      middlewares.use((request, response, next) => {
        if (HANDED_ON.test(request.url ?? "")) void letThrough(backend, response, next);
        else next();
      });
    },
  };
}

async function letThrough(backend: Backend, response: ServerResponse, next: () => void): Promise<void> {
  const isUp = await backend.enter();
  if (response.destroyed) {
    // The browser has closed the request.
    backend.done();
    return;
  }
  response.once("close", backend.done);
  if (isUp) next();
  else response.writeHead(503, { "content-type": "application/json" }).end(NOT_STARTED);
}
