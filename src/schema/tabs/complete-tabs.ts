import { plainText } from "../../domain/plain-text.ts";
import { childOf, composeObject, listParts, type Part } from "../plan/blocks/merge-parts.ts";
import type { EnumEntry } from "../plan/plans/screen-plan.ts";
import { asObject } from "../project/as-object.ts";
import { typesOf } from "../project/json-schema.ts";
import type { Project } from "../project/project.ts";
import { parameterOfTabs } from "./parameter-of-tabs.ts";
import { ALL, readTab, tabId } from "./written-tab.ts";

/**
 * A list whose tabs are written out: each with the id and the label that its value gives it, 全部 before the others, and
 * the property of the counts that holds its number. Tabs that the file declares are kept, with their place.
 */
export function completeTabs(screen: Part, project: Project): Part {
  const { tabs, source } = asObject(screen.value);
  const { field, all } = asObject(tabs);
  if (typeof field !== "string") return screen;
  const parameter = parameterOfTabs(source, field, project);
  return composeObject(screen, (key, child) => {
    if (key !== "tabs") return child;
    const written = childOf(child, "items");
    const values = written
      ? listParts(written)
      : parameter.table.map(({ value }): Part => ({ ...placeOf(child, "field"), value }));
    const everything: Part[] =
      typeof all === "string" ? [{ ...placeOf(child, "all"), value: { id: ALL, label: all } }] : [];
    const items = [...everything, ...values].map((item) => completeTab(item, parameter, child.value));
    return withItems(child, items);
  });
}

function completeTab(item: Part, { table, schema }: ReturnType<typeof parameterOfTabs>, tabs: unknown): Part {
  const written = readTab(item.value);
  const id = tabId(written);
  const { value } = written;
  const counted = asObject(asObject(asObject(tabs).counts).numbers)[id];
  const isList = schema !== undefined && typesOf(schema).includes("array") && !Array.isArray(value);
  return {
    ...item,
    value: {
      ...written,
      id,
      label: written.label ?? labelOf(value, table),
      ...(value !== undefined && {
        value: isList ? [value] : value,
        ...(written.id === undefined && typeof value !== "string" && { name: value }),
      }),
      ...(counted !== undefined && { count: counted }),
    },
  };
}

function labelOf(value: unknown, table: readonly EnumEntry[]): string {
  return table.find((entry) => entry.value === value)?.label ?? plainText(value);
}

function placeOf(tabs: Part, key: string): Pick<Part, "file" | "pointer"> {
  const { file, pointer } = childOf(tabs, key) ?? tabs;
  return { file, pointer };
}

function withItems(tabs: Part, items: readonly Part[]): Part {
  const own = Object.keys(asObject(tabs.value)).map((key) => [key, childOf(tabs, key) as Part] as const);
  const list: Part = {
    ...placeOf(tabs, "items"),
    value: items.map(({ value }) => value),
    pieces: new Map(items.map((item, index) => [String(index), item])),
  };
  const pieces = new Map([...own, ["items", list] as const]);
  return {
    file: tabs.file,
    pointer: tabs.pointer,
    value: Object.fromEntries([...pieces].map(([key, piece]) => [key, piece.value])),
    pieces,
  };
}
