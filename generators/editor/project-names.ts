import type { Operation } from "../../src/schema/project/operation.ts";
import { asObject, type Entry, type Project } from "../../src/schema/project/project.ts";
import { type Definition, line, offer, type Offer } from "./editor-schema.ts";

/** The code table of the services that an edition names. */
const SERVICES = "serviceTag";

/** Operations by what a step does with them. */
const STEP_OPERATIONS: Readonly<Record<string, (operation: Operation) => boolean>> = {
  job: ({ job }) => job !== undefined,
  download: ({ answer }) => answer === "file",
  upload: ({ body }) => body === "multipart",
};

/** One definition for each sort of name that files of `schemas/` use of each other. */
export function projectNames(project: Project): Definition[] {
  const { operations, permissions, enums, records, states, screens, blocks, routes } = project;
  const all = [...operations.values()];
  const blockKinds = ["dialog", "columns", "filters", "actions"];
  return [
    ["operation", offer(all.map(operationOffer))],
    ...Object.keys(STEP_OPERATIONS).map((verb): Definition => [
      `operation:${verb}`,
      offer(operationsOf(verb, project).map(operationOffer)),
    ]),
    [
      "code",
      offer(
        [...permissions.values()].map(({ code, title, ancestors }) => ({
          value: code,
          title,
          about: [...ancestors, code].toSorted(byLength).map(titleOf(project)).join(" › "),
        })),
      ),
    ],
    ["codeTable", offer([...enums.keys()].map((name) => tableOffer(name, project)))],
    [
      "recordKind",
      offer([...records.values()].map(({ name, title }) => ({ value: name, title, about: title }))),
    ],
    ["state", offer([...states.values()].map((state) => tableOf(state.name, state.title, state.cases)))],
    ["screen", offer([...screens.values()].map(entryOffer))],
    ...blockKinds.map((kind): Definition => [
      `block:${kind}`,
      offer([...blocks.values()].filter(({ value }) => value.kind === kind).map(entryOffer)),
    ]),
    ["route", offer(routes.map(routeOffer))],
    ...[...enums].map(([name, values]): Definition => [`values:${name}`, offer(values.map(valueOffer))]),
    ["service", offer((enums.get(SERVICES) ?? []).map(valueOffer))],
  ];
}

/** The operations that a verb takes; all of them unless it is choosy. */
export function operationsOf(verb: string, { operations }: Project): Operation[] {
  return [...operations.values()].filter(STEP_OPERATIONS[verb] ?? (() => true));
}

/** A code table in one line: its values with their labels. */
export function tableLine(name: string, values: readonly { value: unknown; label: string }[]): string {
  return `${name}: ${values.map(({ value, label }) => `${wordOf(value) ?? JSON.stringify(value)} ${label}`).join(", ")}`;
}

function operationOffer({ id, title, effect, method, path, permission, planned }: Operation): Offer {
  const address = `${method.toUpperCase()} ${path}`;
  const about = line([title, effect === "read" ? "reads" : "writes", address, permission.join(", ")]);
  return { value: id, title, about: planned ? line([about, "planned"]) : about };
}

function valueOffer({ value, label }: { readonly value: unknown; readonly label: string }): Offer {
  return { value, title: label, about: label };
}

function tableOffer(name: string, { enums, files }: Project): Offer {
  const file = [...files.values()].find(
    ({ path, value }) => path.startsWith("schemas/enums/") && asObject(value).name === name,
  );
  return tableOf(name, wordOf(asObject(file?.value).title) ?? name, enums.get(name) ?? []);
}

function tableOf(name: string, title: string, values: readonly { value: unknown; label: string }[]): Offer {
  return { value: name, title, about: line([title, tableLine(name, values)]) };
}

function entryOffer({ id, file, value }: Entry): Offer {
  const title = wordOf(value.title) ?? "";
  return { value: id, title, about: line([title, wordOf(value.kind), file.path]) };
}

function routeOffer({ id, value }: Entry): Offer {
  const title = wordOf(value.title) ?? "";
  const leadsTo = value.planned === true ? "planned" : (wordOf(value.screen) ?? wordOf(value.page));
  return { value: id, title, about: line([title, leadsTo]) };
}

function titleOf({ permissions }: Project): (code: string) => string {
  return (code) => permissions.get(code)?.title ?? code;
}

function byLength(left: string, right: string): number {
  return left.length - right.length;
}

function wordOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
