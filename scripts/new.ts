import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { newScreen } from "../generators/new-screen.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { prettyReport } from "../src/schema/report/pretty.ts";
import { findIssues } from "./find-issues.ts";
import { runCommand } from "./run-command.ts";

/** Begins something new: `npm run new screen <route> <call>`. Writes nothing when it cannot be. */
const USAGE =
  "Usage: npm run new screen <route> <call>, e.g. npm run new screen /setting/roleAuthority role.page";

const [what, route, call, ...rest] = process.argv.slice(2);
if (what !== "screen" || route === undefined || call === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await begin(route, call).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function begin(routePath: string, operationId: string): Promise<void> {
  const files = newScreen(await readProject("."), routePath, operationId);
  for (const [name, text] of files) {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, text);
    console.log(`wrote ${name}`);
  }
  await runCommand("oxfmt", [...files.keys()], { live: false });
  const { issues } = await findIssues(await readProject("."));
  if (issues.length > 0) console.error(prettyReport(issues));
  else
    console.log(
      "It passes the check. `npm run dev` shows it; docs/schema-language.md says what else it can have.",
    );
}
