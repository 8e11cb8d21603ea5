import type { Operation } from "../../src/schema/project/operation.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { dialogsByUse, entriesByScreens } from "./block-narrowing.ts";
import { byOperation } from "./by-operation.ts";
import { type Definition, type EditorSchema, inside, refer } from "./editor-schema.ts";
import { columnsOf, givesRecord, givesRows, takesValues } from "./operation-properties.ts";

const SOURCE = ["source", "call"];

/** The parts of a screen whose words depend on the call that stands in them. */
export function narrowing(project: Project): Definition[] {
  const operations = [...project.operations.values()];
  const giveRows = operations.filter(givesRows);
  const giveRecords = operations.filter(givesRecord);
  const takeValues = operations.filter(takesValues);
  return [
    ["call", byOperation(["call"], takeValues, paramsOf)],
    ["choices", byOperation(["call"], operations, choicesOf)],
    ["list", byOperation(SOURCE, giveRows, listOf)],
    ["tree", byOperation(SOURCE, giveRows, treeOf)],
    ["table", byOperation(SOURCE, giveRows, ({ id }) => columnsOf(`row:${id}`))],
    ["record", byOperation(["record", "call"], giveRecords, sectionsOf)],
    ["submit", byOperation(["submit", "call"], takeValues, submitOf)],
    ["dialogUse", dialogsByUse(project, { record: sectionsOf, submit: submitOf })],
    ["entries", entriesByScreens(project, entriesOf)],
  ];
}

function paramsOf({ id }: Operation): EditorSchema {
  return inside({ params: refer(`params:${id}`) });
}

/** Choices name the properties of an entry that are sent and shown. */
function choicesOf(operation: Operation): EditorSchema {
  const { id } = operation;
  const entry = givesRows(operation) ? refer(`row:${id}`) : {};
  return inside({ params: refer(`params:${id}`), value: entry, label: entry });
}

function listOf(operation: Operation): EditorSchema {
  const { id } = operation;
  const request = refer(`request:${id}`);
  const from = givesRecord(operation) ? inside({ from: refer(`result:${id}`) }) : {};
  const others = inside({
    rowKey: refer(`row:${id}`),
    tabs: inside({ field: request }),
    aside: inside({ param: request }),
    summary: from,
  });
  return { allOf: [entriesOf(operation), others] };
}

function entriesOf({ id }: Operation): EditorSchema {
  return inside({
    columns: { items: refer(`entry:row:${id}`) },
    filters: { items: refer(`entry:request:${id}`) },
  });
}

function treeOf({ id }: Operation): EditorSchema {
  const names = refer(`row:${id}`);
  return inside({ value: names, label: names, children: names, count: names });
}

function sectionsOf({ id }: Operation): EditorSchema {
  return inside({ sections: { items: refer(`section:${id}`) } });
}

function submitOf({ id }: Operation): EditorSchema {
  const values = inside({ properties: refer(`form:${id}`) });
  const fields = { items: refer(`plain:request:${id}`) };
  return inside({
    form: values,
    fields,
    sections: { items: inside({ fields }) },
    initial: refer(`params:${id}`),
  });
}
