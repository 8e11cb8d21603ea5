import { idOf, stepsOf, type StepValue } from "../../src/schema/dialog-steps/step-ways.ts";
import { asObject, type Project } from "../../src/schema/project/project.ts";
import { type Definition, offer } from "./editor-schema.ts";

/** The steps of the project's dialogs, which `to` and `send` name. A schema cannot separate those of each dialog. */
export function dialogStepNames({ screens, blocks }: Project): Definition {
  const dialogs: readonly StepValue[] = [
    ...[...screens.values()].flatMap(({ value }) => Object.values(asObject(value.dialogs)).map(asObject)),
    ...[...blocks.values()].filter(({ value }) => value.kind === "dialog").map(({ value }) => value),
  ];
  const offers = dialogs.flatMap((dialog) =>
    stepsOf(dialog).map((step) => ({
      value: idOf(step),
      title: wordOf(step.title),
      about: wordOf(dialog.title),
    })),
  );
  const byId = new Map(offers.map((entry) => [entry.value, entry]));
  return ["dialogStep", offer([...byId.values()])];
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
