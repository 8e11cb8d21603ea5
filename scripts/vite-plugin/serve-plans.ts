import type { ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Project } from "../../src/schema/project/project.ts";
import { prettyReport } from "../../src/schema/report/pretty.ts";
import { inspectSchemas } from "../check/inspect-schemas.ts";
import { answerPlan, type PlanAnswer } from "./answer-plan.ts";
import { answerSchemas } from "./answer-schemas.ts";
import { nextPlans, planEvents, type ServedPlans } from "./served-plans.ts";

/** An editor that saves twice, or a tool that writes many files, causes one inspection. */
const QUIET_MS = 30;

export function servePlans(): Plugin {
  return { name: "schemas:serve", apply: "serve", configureServer };
}

function configureServer(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const folder = path.join(root, "schemas") + path.sep;
  let served: ServedPlans | undefined;
  let project: Project | undefined;
  let work = inspect();
  let timer: NodeJS.Timeout | undefined;

  async function inspect(): Promise<void> {
    try {
      const before = served;
      const inspection = await inspectSchemas(root, project);
      project = inspection.project;
      served = nextPlans(before, inspection);
      if (served.issues.length > 0) logger.error(prettyReport(served.issues), { timestamp: true });
      if (before) for (const { event, data } of planEvents(before, served)) server.ws.send(event, data);
    } catch (error) {
      logger.error(
        `The schemas could not be inspected: ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
  }

  server.watcher.add(folder);
  server.watcher.on("all", (_event, file) => {
    if (!file.startsWith(folder)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(inspect);
    }, QUIET_MS);
  });
  // A page that was just opened has missed the last event.
  server.ws.on("connection", () => {
    if (served && served.issues.length > 0) server.ws.send("schemas:issues", { issues: served.issues });
  });
  server.middlewares.use(async (request, response, next) => {
    const [pathname = ""] = (request.url ?? "").split("?");
    const prefix = `${server.config.base}plans/`;
    if (!pathname.startsWith(prefix)) return next();
    await work;
    answer(response, answerPlan(served, pathname.slice(prefix.length)));
  });
  server.middlewares.use("/__schemas", async (request, response, next) => {
    await work;
    const body = project && answerSchemas(project, request.url ?? "");
    if (body) answer(response, { status: 200, body });
    else next();
  });
}

function answer(response: ServerResponse, { status, body }: PlanAnswer): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(JSON.stringify(body));
}
