import type { ValidateFunction } from "ajv";
import type { Project } from "../../project/project.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import { LANGUAGE_VERSION } from "../../project/language-version.ts";
import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, nearName } from "../finding.ts";
import { createAjv, shapeFindings } from "./shape-findings.ts";
import { textOf } from "../reading/text-of.ts";
import { plainFormFindings } from "../forms/plain-form-findings.ts";
import { shortFormFindings } from "./short-form-findings.ts";

const META = "schemas/meta/";
/** Written for editors from the project itself; the check does not need it. */
const NAMES = "../../.cache/";
/** Folder of `schemas/` → the grammars its files may name; `*` stands for the name of a folder in it. */
const GRAMMARS: Readonly<Record<string, readonly string[]>> = {
  screens: ["list", "form", "page", "tabs", "embed", "custom"],
  blocks: ["dialog", "columns", "filters", "actions"],
  routes: ["routes"],
  enums: ["enum"],
  states: ["state"],
  permissions: ["permissions"],
  messages: ["messages"],
  imports: ["import-kind"],
  "imports/*": ["import-layout"],
  api: ["api"],
};
/** The grammar of an area in the short form. */
const AREA = "area";
const FOLDERS = [...Object.keys(GRAMMARS).filter((folder) => !folder.includes("/")), "meta"];

export const grammar: Check = {
  slug: "grammar",
  holds: "Every file keeps to the closed grammar that its `$schema` names.",
  why: "A key without an effect looks as if it worked.",
  *run({ project }) {
    const validators = compileGrammars(project);
    for (const file of project.files.values()) {
      const [, folder = ""] = file.path.split("/");
      if (!FOLDERS.includes(folder)) yield strayFile(file, folder);
      else if (folder === "api" && file.written) yield* checkArea(file.written, validators);
      else if (folder !== "meta") yield* checkWritten(file.written ?? file, folder, validators);
    }
  },
};

function* checkWritten(
  file: SchemaFile,
  folder: string,
  validators: ReadonlyMap<string, ValidateFunction>,
): Iterable<Finding> {
  yield* checkFile(file, grammarsOf(file, folder), validators);
  yield* plainFormFindings(file);
}

function grammarsOf({ path }: SchemaFile, folder: string): readonly string[] {
  const isNested = path.split("/").length > 3;
  return (isNested ? GRAMMARS[`${folder}/*`] : undefined) ?? GRAMMARS[folder] ?? [];
}

/** The finding for a file in a folder that is never read. */
function strayFile(file: SchemaFile, folder: string): Finding {
  return finding({ file, pointer: "" }, `"schemas/${folder}" is no folder of the language`, {
    hint: nearName(folder, FOLDERS).hint ?? `known are ${FOLDERS.join(", ")}`,
  });
}

function* checkFile(
  file: SchemaFile,
  allowed: readonly string[],
  validators: ReadonlyMap<string, ValidateFunction>,
): Iterable<Finding> {
  const up = "../".repeat(file.path.split("/").length - 2);
  const addresses = allowed.map((name) => `${up}meta/${name}.schema.json`);
  const { $schema: named, kind } = asObject(file.value);
  const likely = named === undefined ? (allowed.find((name) => name === kind) ?? allowed[0]) : undefined;
  const validate = validators.get(likely ?? allowed[addresses.indexOf(textOf(named))] ?? "");
  const place = { file, pointer: "" };
  if (isOlder(file.value)) {
    yield finding({ file, pointer: "/version" }, "is an older version of the language", {
      hint: `npm run migrate -- screens ${file.path} writes the file in version ${LANGUAGE_VERSION}, or names the version that it takes`,
    });
  } else if (validate) {
    yield* shapeFindings(validate, file.value, place);
  } else {
    yield finding(
      { file, pointer: "/$schema" },
      `must name its grammar in "$schema": ${addresses.join(" or ")}`,
    );
  }
}

/** Its words are those of then: each would be a finding of its own. */
function isOlder(value: unknown): boolean {
  const { version } = asObject(value);
  return typeof version === "number" && version < LANGUAGE_VERSION;
}

function* checkArea(file: SchemaFile, validators: ReadonlyMap<string, ValidateFunction>): Iterable<Finding> {
  yield* checkFile(file, [AREA], validators);
  yield* shortFormFindings(file);
}

let latest:
  | { readonly texts: string; readonly validators: ReadonlyMap<string, ValidateFunction> }
  | undefined;

/** Compiling takes longer than the rest of a check, and the grammar hardly ever changes between two of them. */
function compileGrammars(project: Project): ReadonlyMap<string, ValidateFunction> {
  const files = [...project.files.values()].filter(
    (file) => file.path.startsWith(META) && !file.problems.length,
  );
  const texts = files.map((file) => file.text).join();
  if (latest?.texts !== texts) {
    const ajv = createAjv();
    for (const file of files) ajv.addSchema(withoutNames(file.text), file.path.slice(META.length));
    const names = [...new Set([...Object.values(GRAMMARS).flat(), AREA])];
    const compiled = names.flatMap((name) => {
      const validate = ajv.getSchema(`${name}.schema.json`);
      return validate ? [[name, validate] as const] : [];
    });
    latest = { texts, validators: new Map(compiled) };
  }
  return latest.validators;
}

/** The project's names in the grammar are for editors and refuse nothing: each has a check of its own. */
function withoutNames(text: string): object {
  return JSON.parse(text, (key, value: unknown) =>
    key === "$ref" && String(value).startsWith(NAMES) ? undefined : value,
  ) as object;
}
