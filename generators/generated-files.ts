import type { Project } from "../src/schema/project/project.ts";
import { emitExpressionsPage } from "./expressions-page.ts";
import { emitShellCalls } from "./shell-calls.ts";

/** Every generated file that is committed, path from the project's root → text. The same schemas always give the same text. */
export function generateFiles(project: Project): ReadonlyMap<string, string> {
  return new Map([
    ["src/request/generated/shell-calls.ts", emitShellCalls(project)],
    ["docs/expressions.md", emitExpressionsPage()],
  ]);
}
