import type { Contracts, VerbContract } from "../contracts.ts";
import { asObject, type Project } from "../project/project.ts";
import { type Input, readInputs } from "./read-inputs.ts";

type Value = Readonly<Record<string, unknown>>;

/** The inputs of the dialog or the screen that a step shows; nothing where it shows none. */
export function inputsOfStep(
  step: Value,
  dialogs: Value,
  project: Project,
  { verbs }: Pick<Contracts, "verbs">,
): readonly Input[] {
  const verb = verbs.find((contract) => Object.hasOwn(step, contract.verb));
  const dialog = nameReferredTo("dialog", step, verb);
  if (dialog !== undefined) return readInputs(asObject(dialogs[dialog]).inputs, project);
  const route = nameReferredTo("route", step, verb);
  return inputsOfScreen(project.routes.find(({ id }) => id === route)?.value.screen, project);
}

/** The inputs of a screen; nothing when there is no such screen. */
export function inputsOfScreen(id: unknown, project: Project): readonly Input[] {
  const screen = typeof id === "string" ? project.screens.get(id) : undefined;
  return screen ? readInputs(screen.value.inputs, project) : [];
}

/** The dialog or the route that a step names. */
export function nameReferredTo(
  target: "dialog" | "route",
  step: Value,
  verb: VerbContract | undefined,
): string | undefined {
  const key = Object.entries(verb?.refers ?? {}).find(([, sort]) => sort === target)?.[0];
  const name = key === undefined ? undefined : step[key];
  return typeof name === "string" ? name : undefined;
}
