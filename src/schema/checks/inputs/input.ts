import { inputsOfScreen } from "../../inputs/inputs-of-step.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { givenReadIn } from "./given-read-in.ts";
import { below, type Place } from "../reading/place.ts";
import { valuesAt } from "../values-in-file.ts";

export const input: Check = {
  slug: "input",
  holds:
    "An input is the parameter of an operation, or has a type of its own and, of a screen, a title; and something reads it.",
  why: "An address that lacks it says which value is missing, and is read by its type; one that nothing reads is a misspelt name.",
  *run({ project, readings }) {
    for (const { entry, whole, isScreen } of readings) {
      const read = readInside(whole, project);
      yield* inputsAt(whole.value.inputs, below(whole.place, "inputs"), { project, isScreen, read });
      for (const [id, dialog] of Object.entries(asObject(whole.value.dialogs))) {
        const at = below(whole.place, "dialogs", id);
        const own = { value: asObject(dialog), place: at };
        const inputs = Object.entries(asObject(own.value.inputs)).filter(
          ([name]) => below(at, "inputs", name).file === entry.file,
        );
        const inside = { project, isScreen: false, read: readInside(own, project) };
        yield* inputsAt(Object.fromEntries(inputs), below(at, "inputs"), inside);
      }
    }
  },
};

/** The inputs that the expressions read, and those that are given to the screens inside. */
function readInside({ value, place }: EntryReading["whole"], project: Project): ReadonlySet<string> {
  const shown = valuesAt(value, place).flatMap(({ key, value: id }) =>
    key === "screen" ? inputsOfScreen(id, project) : [],
  );
  return new Set([...givenReadIn(value, place), ...shown.map(({ name }) => name)]);
}

interface Around {
  readonly project: Project;
  readonly isScreen: boolean;
  readonly read: ReadonlySet<string>;
}

function* inputsAt(inputs: unknown, place: Place, { project, isScreen, read }: Around): Iterable<Finding> {
  for (const [name, written] of Object.entries(asObject(inputs))) {
    const at = below(place, name);
    const { of, parameter, title, type } = asObject(written);
    if (!read.has(name)) {
      yield finding(at, `nothing reads ${JSON.stringify(`given.${name}`)}`, { of: "key" });
    }
    if (typeof of === "string") yield* parameterOf(of, parameter, name, at, project);
    else if (isScreen && title === undefined && type !== undefined) {
      yield finding(at, 'has no "title"', { hint: "people are told by it what their address lacks" });
    }
  }
}

function* parameterOf(
  of: string,
  parameter: unknown,
  name: string,
  at: Place,
  { operations }: Project,
): Iterable<Finding> {
  const operation = operations.get(of);
  if (!operation) {
    yield unknownName(below(at, "of"), of, "no such operation", operations.keys());
    return;
  }
  const known = Object.keys(operation.request.properties ?? {});
  const wanted = typeof parameter === "string" ? parameter : name;
  if (known.includes(wanted)) return;
  const place = parameter === undefined ? below(at, "of") : below(at, "parameter");
  yield unknownName(place, wanted, `no parameter of ${of}`, known);
}
