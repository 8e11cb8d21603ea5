import type { Contracts } from "../../src/schema/contracts.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { catalogueWords } from "./catalogue-words.ts";
import { dialogStepNames } from "./dialog-steps.ts";
import type { Definition } from "./editor-schema.ts";
import { fieldKinds } from "./field-kinds.ts";
import { narrowing } from "./narrowing.ts";
import { operationProperties } from "./operation-properties.ts";
import { projectNames } from "./project-names.ts";
import { steps } from "./steps.ts";

/** The file that the grammar of `schemas/meta` refers to: not under version control, written anew whenever the project changes. */
export const EDITOR_NAMES = ".cache/editor/names.schema.json";

/**
 * Text of the schema that `schemas/meta` refers to for editors: what the project's operations, codes, tables, fields
 * and so on are called and mean. It refuses no value, and the check does without it.
 */
export function emitEditorNames(project: Project, contracts: Contracts): string {
  const definitions: Definition[] = [
    ...projectNames(project),
    dialogStepNames(project),
    ...fieldKinds(contracts),
    ...catalogueWords(contracts.fields),
    ...steps(contracts, project),
    ...operationProperties({ project, contracts }),
    ...narrowing(project),
  ];
  const lines = definitions.map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
  return `{\n"$schema": "https://json-schema.org/draft/2020-12/schema",\n"$defs": {\n${lines.join(",\n")}\n}\n}\n`;
}
