import type { Project } from "../src/schema/project/project.ts";
import { emitExpressionsPage } from "./expressions-page.ts";
import { emitOperationTypes } from "./operation-types.ts";
import { emitShellCalls } from "./shell-calls.ts";

/** Every generated file, path from the project's root → text. The same schemas always give the same text. */
export async function generateFiles(project: Project): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ["src/request/generated/operations.ts", await emitOperationTypes(project, { format: true })],
    ["src/request/generated/shell-calls.ts", emitShellCalls(project)],
    ["docs/expressions.md", emitExpressionsPage()],
  ]);
}
