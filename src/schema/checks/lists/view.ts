import { dayParameters, laneParameter } from "../../plan/list/view-parameters.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const view: Check = {
  slug: "view",
  holds:
    "A view of a list shows columns that the list has, and its source gives the rows of one lane or of some days; a lane leads to row actions that there are, and the image of a card is a column of pictures.",
  why: "Otherwise a lane shows the rows of all of them, a month the first page of the whole list, and a dropped card stays where it was without a message.",
  *run({ readings, project }) {
    for (const reading of readings) yield* viewsOf(reading, project);
  },
};

type Value = Readonly<Record<string, unknown>>;

/** A view as written, with what the list around it has. */
interface ViewUse {
  readonly value: Value;
  readonly place: Place;
  readonly list: Value;
  /** Ids of the list's columns and what they are in the catalogue. */
  readonly columns: readonly {
    readonly id: string;
    readonly enum: string | undefined;
    readonly isPicture: boolean;
  }[];
  readonly operation: Operation | undefined;
  readonly project: Project;
}

function* viewsOf({ whole, columns }: EntryReading, project: Project): Iterable<Finding> {
  const { value: list, place } = whole;
  if (list.kind !== "list" || list.views === undefined) return;
  const main = columns.find(({ isMain }) => isMain);
  const operation = main?.operation;
  const fields = operation?.row?.properties ?? {};
  const named = (main?.columns ?? []).map(({ entry }) => {
    const { id, field, kind } = typeof entry === "string" ? { id: entry, field: entry } : asObject(entry);
    const property = fields[textOf(field)];
    return {
      id: textOf(id ?? field),
      enum: property?.["x-enum"],
      isPicture: (kind ?? property?.format) === "image",
    };
  });
  for (const key of ["edit", "tree", "expand"])
    if (list[key] !== undefined)
      yield finding(below(place, key), `rows with "views" have no "${key}": a card cannot show it`);
  const seen = new Set<unknown>();
  for (const [index, entry] of listOf(list.views).entries()) {
    const value = asObject(entry);
    const at = below(place, "views", index);
    if (seen.has(value.as)) yield finding(below(at, "as"), `there is a ${textOf(value.as)} already`);
    seen.add(value.as);
    const use = { value, place: at, list, columns: named, operation, project };
    yield* shownColumns(use);
    if (value.as === "board") yield* boardFindings(use);
    if (value.as === "calendar") yield* calendarFindings(use);
    if (value.as === "cards") yield* pictureFindings(use);
  }
}

function* shownColumns({ value, place, columns }: ViewUse): Iterable<Finding> {
  const known = columns.map(({ id }) => id);
  const named = [
    ...listOf(value.card).map((name, index) => [name, below(place, "card", index)] as const),
    ...["sum", "color", "image"].flatMap((key) =>
      value[key] === undefined ? [] : [[value[key], below(place, key)] as const],
    ),
  ];
  for (const [name, at] of named)
    if (!known.includes(textOf(name))) yield unknownName(at, name, "no such column", known);
}

function* boardFindings({ value, place, list, operation, project }: ViewUse): Iterable<Finding> {
  const by = textOf(value.by);
  const at = below(place, "by");
  const fields = operation?.row?.properties ?? {};
  const table = fields[by]?.["x-enum"];
  if (operation?.row && !Object.hasOwn(fields, by))
    yield unknownName(at, by, `no field of the rows of ${operation.id}`, Object.keys(fields));
  else if (operation && table === undefined)
    yield finding(at, `${JSON.stringify(by)} has no code table, so there are no lanes`);
  else if (operation && !laneParameter(operation.request, by))
    yield finding(at, `no parameter of ${operation.id} asks for the rows with one ${JSON.stringify(by)}`, {
      hint: `give the operation a parameter ${JSON.stringify(by)}`,
    });
  if (value.sum !== undefined && asObject(list.summary).source === undefined)
    yield finding(below(place, "sum"), "the list has no totals to ask for", {
      hint: 'say by "summary": { "source": … } which call gives them',
    });
  const actions = listOf(list.rowActions).map((action) => textOf(asObject(action).id));
  const lanes = (table === undefined ? undefined : project.enums.get(table))?.map((entry) => entry.value);
  for (const [index, entry] of listOf(value.move).entries()) {
    const { to, action } = asObject(entry);
    const here = below(place, "move", index);
    if (!actions.includes(textOf(action)))
      yield unknownName(below(here, "action"), action, "the rows have no such action", actions);
    if (lanes && !lanes.some((lane) => lane === to))
      yield unknownName(below(here, "to"), to, `no value of ${table}`, lanes.map(String));
  }
}

function* calendarFindings({ value, place, columns, operation }: ViewUse): Iterable<Finding> {
  const date = textOf(value.date);
  const at = below(place, "date");
  const fields = operation?.row?.properties ?? {};
  const format = fields[date]?.format;
  if (operation?.row && !Object.hasOwn(fields, date))
    yield unknownName(at, date, `no field of the rows of ${operation.id}`, Object.keys(fields));
  else if (operation && format !== "date" && format !== "datetime")
    yield finding(at, `${JSON.stringify(date)} is no day`);
  else if (operation && !dayParameters(operation.request, date))
    yield finding(at, `no parameters of ${operation.id} ask for the rows from and to a day`, {
      hint: `give it two with "x-filter": { "field": ${JSON.stringify(date)}, "match": "from" } and "to"`,
    });
  const colored = columns.find(({ id }) => id === value.color);
  if (colored && colored.enum === undefined)
    yield finding(below(place, "color"), `${JSON.stringify(colored.id)} has no code table with colours`);
}

function* pictureFindings({ value, place, columns }: ViewUse): Iterable<Finding> {
  const shown = columns.find(({ id }) => id === value.image);
  if (shown && !shown.isPicture)
    yield finding(below(place, "image"), `${JSON.stringify(shown.id)} shows no pictures`, {
      hint: 'a column does with "kind": "image"',
    });
}
