import { type FSWatcher, unwatchFile, watch, watchFile } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { planRecords } from "./records/plan/plan-records.ts";
import { createProject, type Project } from "../src/schema/project/project.ts";
import { readTexts } from "../src/schema/project/read-texts.ts";

/** Folders of `schemas/` that are only read when they are needed; the others make the server what it is at its start. */
const FOLLOWED = ["screens", "blocks", "states"].map((name) => `schemas/${name}`);

/** Interval in milliseconds of the look at a file's times: a folder that machines share sends no events. */
const LOOK_MS = 500;

interface Followed {
  /** Of the folder with `schemas/`. */
  readonly root: string;
  readonly project: Project;
  /** `npm run plans` writes this file last; absent: no plans are written. */
  readonly shellPlan?: string | undefined;
  /** Each edit counts, planned or not. */
  readonly development?: boolean | undefined;
}

/**
 * The project, whose screens, blocks and states are read again after `npm run plans`, in development after each edit:
 * exports show what screens do.
 */
export function followProject(app: FastifyInstance, followed: Followed): () => Project {
  const { root, shellPlan, development } = followed;
  let current = followed.project;
  let isReading = false;
  let isStale = false;
  const readAgain = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale) {
        isStale = false;
        const renewed = await withScreensOf(root, current);
        planRecords(renewed);
        current = renewed;
      }
    } catch (error) {
      app.log.error({ err: error }, "the edited schemas could not be read");
    } finally {
      isReading = false;
    }
  };
  const onChange = () => void readAgain();
  let watchers: readonly FSWatcher[] = [];
  app.addHook("onReady", async () => {
    if (shellPlan !== undefined) watchFile(shellPlan, { interval: LOOK_MS, persistent: false }, onChange);
    if (development)
      watchers = FOLLOWED.map((folder) => watch(join(root, folder), { recursive: true }, onChange));
  });
  app.addHook("onClose", async () => {
    if (shellPlan !== undefined) unwatchFile(shellPlan, onChange);
    for (const watcher of watchers) watcher.close();
  });
  return () => current;
}

async function withScreensOf(root: string, project: Project): Promise<Project> {
  const read = await Promise.all(FOLLOWED.map(async (folder) => await readTexts(root, folder)));
  const kept = [...project.files].filter(
    ([name]) => !FOLLOWED.some((folder) => name.startsWith(`${folder}/`)),
  );
  const texts = [
    ...kept.map(([name, { text }]) => [name, text] as const),
    ...read.flatMap((folderTexts) => [...folderTexts]),
  ];
  return createProject(new Map(texts), project);
}
