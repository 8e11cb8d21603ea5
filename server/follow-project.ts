import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Project } from "../src/schema/project/project.ts";
import { planRecords } from "./records/plan-records.ts";
import { readProject } from "../src/schema/project/read-project.ts";

/** Folders of `schemas/` that are only read when they are needed; the others make the server what it is at its start. */
const FOLLOWED = ["screens", "blocks", "states"];

/** The project below the root, read again after an edit of a screen, a block or a state: exports show what screens do. */
export function followProject(app: FastifyInstance, root: string, project: Project): () => Project {
  let current = project;
  let isReading = false;
  let isStale = false;
  const readAgain = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale) {
        isStale = false;
        const edited = await readProject(root);
        planRecords(edited);
        current = edited;
      }
    } catch (error) {
      app.log.error({ err: error }, "the edited schemas could not be read");
    } finally {
      isReading = false;
    }
  };
  let watchers: readonly FSWatcher[] = [];
  app.addHook("onReady", async () => {
    watchers = FOLLOWED.map((folder) =>
      watch(join(root, "schemas", folder), { recursive: true }, () => void readAgain()),
    );
  });
  app.addHook("onClose", async () => {
    for (const watcher of watchers) watcher.close();
  });
  return () => current;
}
