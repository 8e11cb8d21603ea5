import path from "node:path";
import type { Plugin } from "vite";
import type { Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { renewPlainCatalogue } from "../made/plain-catalogue.ts";
import { writeEditorNames } from "../made/write-editor-names.ts";

/** An editor's names may come a little later than the page: the page is looked at first. */
const QUIET_MS = 500;

/**
 * While the development server runs, editors complete what was added to `schemas/` a moment ago, and other tools find it
 * in plain OpenAPI.
 */
export function keepEditorNames(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let project: Project | undefined;
  return {
    name: "schemas:editor-names",
    apply: "serve",
    configureServer({ config: { root, logger }, watcher }) {
      const folder = path.join(root, "schemas") + path.sep;
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          work = work.then(write);
        }, QUIET_MS);
      };
      async function write(): Promise<void> {
        try {
          project = await readProject(root, project);
          await writeEditorNames(root, project);
          await renewPlainCatalogue(root);
        } catch (error) {
          logger.error(
            `What is made from schemas/ for editors and other tools could not be written: ${String(error)}`,
          );
        }
      }
      watcher.add(folder);
      watcher.on("all", (_event, file) => {
        if (file.startsWith(folder)) later();
      });
      later();
    },
    async buildEnd() {
      clearTimeout(timer);
      await work;
    },
  };
}
