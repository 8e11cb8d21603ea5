import { contextOf } from "../../context/context-of.ts";
import { inputsOfScreen, nameReferredTo } from "../../inputs/inputs-of-step.ts";
import { type Input, readInputs } from "../../inputs/read-inputs.ts";
import { entryId } from "../../plan/blocks/merge-entries.ts";
import { readScreenParts } from "../../plan/blocks/use-block.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { givenReadIn } from "./given-read-in.ts";
import { ANY_GIVEN } from "../reading/given-names.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { ShownUse, StepUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

type Value = Readonly<Record<string, unknown>>;

export const handedOver: Check = {
  slug: "handed-over",
  holds:
    "A step that shows a screen or a dialog passes every input that it needs, and none that it does not declare; a link names existing tabs, filters and contexts, and the company of its screen.",
  why: "A misspelt name is dropped in silence: the page opens without its record, or with all rows in the place of some.",
  *run(context) {
    for (const reading of context.readings) {
      for (const step of reading.steps) {
        yield* toDialog(step, reading, context.project);
        yield* toRoute(step, reading, context.project);
      }
      for (const shown of reading.isScreen ? reading.shown : []) yield* toShown(shown, context.project);
    }
  },
};

function* toDialog(step: StepUse, { whole, isScreen }: EntryReading, project: Project): Iterable<Finding> {
  const id = nameReferredTo("dialog", step.value, step.verb);
  // The dialogs of a block are those of the screen that uses it.
  if (id === undefined || !isScreen) return;
  const dialog = asObject(asObject(whole.value.dialogs)[id]);
  const inputs = readInputs(dialog.inputs, project);
  if (inputs.length === 0) return;
  const read = givenReadIn(dialog, below(whole.place, "dialogs", id));
  yield* handed(step.value, step.place, id, {
    known: inputs.map(({ name }) => name),
    needed: inputs.filter(({ name, isOptional }) => !isOptional && read.has(name)),
    names: step.names,
  });
}

function* toRoute(
  { value, place, verb }: StepUse,
  { isScreen }: EntryReading,
  project: Project,
): Iterable<Finding> {
  const path = nameReferredTo("route", value, verb);
  const route = project.routes.find(({ id }) => id === path);
  const screen = project.screens.get(textOf(route?.value.screen));
  if (path === undefined || !screen) return;
  const inputs = inputsOfScreen(screen.id, project);
  const whole = asObject(readScreenParts(project, screen).value);
  const tabs = tabsOf(whole);
  yield* handed(value, place, path, {
    known: [...inputs.map(({ name }) => name), ...(tabs.length > 0 ? ["tab"] : [])],
    needed: inputs.filter(({ isOptional }) => !isOptional),
    names: [],
  });
  const { tab } = asObject(value.with);
  const said = typeof tab === "string" || typeof tab === "number" ? String(tab) : undefined;
  if (tabs.length > 0 && said !== undefined && !said.includes("{{") && !tabs.includes(said)) {
    yield unknownName(below(place, "with", "tab"), tab, `no tab of ${screen.id}`, tabs);
  }
  const parts = contextOf(whole);
  // A block hands on what the screen that uses it is about.
  if (isScreen && parts.includes("company") && asObject(value.context).company === undefined)
    yield finding(place, `${path} is about a company`, { hint: 'say which: "context": { "company": … }' });
  for (const name of Object.keys(asObject(value.context))) {
    if (parts.some((part) => part === name)) continue;
    yield unknownName(below(place, "context", name), name, `no context of ${screen.id}`, parts, {
      of: "key",
    });
  }
  const filters = listOf(whole.filters).map(entryId);
  for (const filter of Object.keys(asObject(value.filters))) {
    if (filters.includes(filter)) continue;
    yield unknownName(below(place, "filters", filter), filter, `no filter of ${screen.id}`, filters, {
      of: "key",
    });
  }
}

function* toShown({ screen, value, place, names }: ShownUse, project: Project): Iterable<Finding> {
  const inputs = inputsOfScreen(screen, project);
  yield* handed(value, place, screen, {
    known: inputs.map(({ name }) => name),
    // The inputs of a dialog that no step opens are unknown.
    needed: names.includes(ANY_GIVEN) ? [] : inputs.filter(({ isOptional }) => !isOptional),
    names,
  });
  if (value.context === undefined) return;
  const about = contextOf(project.screens.get(screen)?.value);
  if (!about.includes("company"))
    yield finding(below(place, "context"), `${screen} is not about a company`, { of: "key" });
}

interface Receiver {
  readonly known: readonly string[];
  readonly needed: readonly Input[];
  /** Names of the place that gives the values; the receiver may read them too. */
  readonly names: readonly string[];
}

function* handed(
  shows: Value,
  place: Place,
  what: string,
  { known, needed, names }: Receiver,
): Iterable<Finding> {
  const written = Object.keys(asObject(shows.with));
  for (const name of written) {
    if (known.includes(name)) continue;
    yield unknownName(below(place, "with", name), name, `no input of ${what}`, known, { of: "key" });
  }
  for (const { name } of needed) {
    if (written.includes(name) || names.includes(`given.${name}`)) continue;
    yield finding(place, `${what} needs ${JSON.stringify(name)}`, {
      hint: `hand it over: "with": { ${JSON.stringify(name)}: … }`,
    });
  }
}

/** Ids of the tabs of a list or a page of tabs. */
function tabsOf({ kind, tabs, items }: Value): readonly string[] {
  return listOf(kind === "tabs" ? items : asObject(tabs).items).map(entryId);
}
