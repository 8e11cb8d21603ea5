import type { Contracts } from "../../src/schema/contracts.ts";
import { type JsonSchema, typesOf } from "../../src/schema/project/json-schema.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { at, type Definition, type EditorSchema, inside, offer, refer } from "./editor-schema.ts";
import { fieldEntry } from "./field-entry.ts";
import { formFields } from "./form-fields.ts";
import { plainFields } from "./plain-fields.ts";
import { propertyKeys, propertyOffers } from "./property-offers.ts";

interface Known {
  readonly project: Project;
  readonly contracts: Contracts;
}

/** Properties of each operation's request and response, in the forms in which files name them. */
export function operationProperties(known: Known): Definition[] {
  return [...known.project.operations.values()].flatMap((operation) => [
    ...requestOf(operation, known),
    ...(givesRows(operation) ? entriesOf(`row:${operation.id}`, rowOf(operation), known) : []),
    ...(givesRecord(operation) ? recordOf(operation, known) : []),
  ]);
}

export function takesValues({ request }: Operation): boolean {
  return Object.keys(request.properties ?? {}).length > 0;
}

export function givesRows(operation: Operation): boolean {
  return rowOf(operation) !== undefined;
}

export function givesRecord({ result }: Operation): boolean {
  return result.properties !== undefined;
}

/** The columns of a table whose rows have the properties that a definition offers. */
export function columnsOf(names: string): EditorSchema {
  return inside({ columns: { items: refer(`entry:${names}`) } });
}

/** The lines of a chart over such entries. */
function pointsOf(names: string): EditorSchema {
  return inside({ x: refer(`entry:${names}`), y: { items: refer(`entry:${names}`) } });
}

function requestOf({ id, request, paging }: Operation, { project, contracts }: Known): Definition[] {
  // Paging is the list's own business.
  const shown = Object.entries(request.properties ?? {}).filter(
    ([name]) => name !== paging?.page && name !== paging?.size,
  );
  const holder = { names: `request:${id}`, schema: { properties: Object.fromEntries(shown) } };
  return [
    [`params:${id}`, propertyKeys(request, project)],
    [holder.names, propertyOffers(holder.schema, project)],
    ...fieldEntry("control", holder, contracts),
    ...formFields(`form:${id}`, request, { project, contracts }),
    ...plainFields(holder, { project, contracts }),
  ];
}

/** The names of some properties, and an entry that shows one of them. */
function entriesOf(
  names: string,
  schema: JsonSchema | undefined,
  { project, contracts }: Known,
): Definition[] {
  return [[names, propertyOffers(schema, project)], ...fieldEntry("cell", { names, schema }, contracts)];
}

function recordOf({ id, result }: Operation, known: Known): Definition[] {
  const names = `result:${id}`;
  const tables = Object.entries(result.properties ?? {}).filter(([, { items }]) => items?.properties);
  const rows = tables.map(([name, { title = "" }]) => ({ value: name, title, about: title }));
  const section = inside({
    fields: { items: refer(`entry:${names}`) },
    table: {
      ...inside({ rows: offer(rows) }),
      allOf: tables.map(([name]) => ({
        if: at(["rows"], { const: name }),
        then: columnsOf(`${names}:${name}`),
      })),
    },
    chart: {
      ...inside({ rows: offer(rows) }),
      allOf: tables.map(([name]) => ({
        if: at(["rows"], { const: name }),
        then: pointsOf(`${names}:${name}`),
      })),
    },
  });
  return [
    ...entriesOf(names, result, known),
    ...tables.flatMap(([name, { items }]) => entriesOf(`${names}:${name}`, items, known)),
    [`section:${id}`, section],
  ];
}

/** The entries of a list or of choices: the rows, or the value under `list`. */
function rowOf({ row, result }: Operation): JsonSchema | undefined {
  const { list } = result.properties ?? {};
  return row ?? (list && typesOf(list).includes("array") ? list.items : undefined);
}
