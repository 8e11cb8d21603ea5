import { filesOfScreen } from "../files-of-screen.ts";
import { nearestName } from "../nearest-name.ts";
import { statesIn } from "../predicate/states-in.ts";
import { asObject, type Project } from "../project/project.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import { blocksUsed } from "./names/blocks-used.ts";
import type { Check, Finding } from "./check-context.ts";
import { finding } from "./finding.ts";
import { below, type Place } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";
import { valuesInFile, valuesAt } from "./values-in-file.ts";

export const unused: Check = {
  slug: "unused",
  holds:
    "Blocks, derived states, permission codes and fixed texts are used by a screen, a route, an operation or code; planned ones count.",
  why: "An unused part is read, translated and granted without a use, and looks like a feature.",
  isOfCatalogue: true,
  *run({ project, contracts }) {
    yield* blocks(project);
    yield* states(project);
    yield* permissions(project);
    if (contracts.namesText) yield* messages(project, contracts.namesText);
  },
};

function dead(at: Place, what: string, of?: "key"): Finding {
  return finding(at, what, {
    hint: 'take it away, or say why it stays: "x-allow": { "unused": "…" }',
    ...(of && { of }),
  });
}

/** A block that only unused blocks take is unused too. */
function* blocks(project: Project): Iterable<Finding> {
  const used = new Set([...project.screens.keys()].flatMap((id) => [...filesOfScreen(project, id)]));
  const written = blocksUsed(project).map(({ name }) => name);
  for (const { id, file } of project.blocks.values()) {
    if (used.has(file.path) || isMisspelt(id, written, project.blocks)) continue;
    yield dead({ file, pointer: "/id" }, `no screen uses the block ${JSON.stringify(id)}`);
  }
}

function* states(project: Project): Iterable<Finding> {
  const written = [
    ...valuesOf("state", filesIn(project, "screens|blocks")),
    ...valuesOf("x-state", filesIn(project, "api")),
    ...filesIn(project, "screens|blocks")
      .flatMap(valuesInFile)
      .flatMap(({ value }) => (typeof value === "string" ? statesIn(value) : [])),
  ];
  for (const file of filesIn(project, "states")) {
    const name = textOf(asObject(file.value).name);
    if (name === "" || written.includes(name) || isMisspelt(name, written, project.states)) continue;
    yield dead(
      { file, pointer: "/name" },
      `nothing shows, asks or filters by the state ${JSON.stringify(name)}`,
    );
  }
}

/** A code is used with each that it implies. */
function* permissions(project: Project): Iterable<Finding> {
  const written = [
    ...valuesOf("permission", filesIn(project, "screens|blocks|routes")),
    ...project.allOperations.flatMap(({ permission }) => permission),
  ];
  const used = new Set(
    written.flatMap((code) => [code, ...(project.permissions.get(code)?.ancestors ?? [])]),
  );
  for (const { code, file, pointer } of project.permissions.values()) {
    if (used.has(code) || isMisspelt(code, written, project.permissions)) continue;
    const at = below({ file, pointer }, "code");
    yield dead(at, `no screen, route or operation asks for ${JSON.stringify(code)}`);
  }
}

/** The texts under a key, and those of lists under it. */
function valuesOf(name: string, files: readonly SchemaFile[]): string[] {
  return files
    .flatMap(valuesInFile)
    .filter(({ key }) => key === name)
    .flatMap(({ value, at }) => valuesAt(value, at))
    .flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}

/** True for a misspelt use of the name, which is reported at that use. */
function isMisspelt(
  name: string,
  written: readonly string[],
  known: Pick<ReadonlyMap<string, unknown>, "has">,
): boolean {
  return written.some((word) => !known.has(word) && nearestName(word, [name]) !== undefined);
}

function* messages(project: Project, isNamed: (key: string) => boolean): Iterable<Finding> {
  for (const file of filesIn(project, "messages")) {
    for (const key of Object.keys(asObject(asObject(file.value).texts))) {
      if (isNamed(key)) continue;
      yield dead(below({ file, pointer: "/texts" }, key), "no code shows this text", "key");
    }
  }
}

function filesIn({ files }: Project, folders: string): SchemaFile[] {
  const isIn = new RegExp(`^schemas/(${folders})/`);
  return [...files.values()].filter(({ path }) => isIn.test(path));
}
