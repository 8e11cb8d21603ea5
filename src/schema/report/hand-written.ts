import type { EntryReading } from "../checks/check-context.ts";
import { listOf } from "../checks/reading/list-of.ts";
import { asObject } from "../project/project.ts";

/** A part of a screen that is code instead of a declaration. */
export interface HandWritten {
  readonly screen: string;
  /** Steps that run a registered handler. */
  readonly handlers: number;
  /** Hand-written surfaces: the screen itself, its sections, or its dialogs. */
  readonly surfaces: number;
}

/** The screens with hand-written parts, in the order of the project. */
export function handWritten(readings: readonly EntryReading[]): HandWritten[] {
  return readings
    .filter(({ isScreen }) => isScreen)
    .map(({ entry, whole, steps }) => {
      const bodies = [whole.value, ...Object.values(asObject(whole.value.dialogs)).map(asObject)];
      const shown = bodies.flatMap((body) =>
        [body, ...listOf(body.sections), ...listOf(body.about)].map(asObject),
      );
      return {
        screen: entry.id,
        handlers: steps.filter(({ verb }) => Object.values(verb?.refers ?? {}).includes("handler")).length,
        surfaces: shown.filter(({ surface }) => surface !== undefined).length,
      };
    })
    .filter(({ handlers, surfaces }) => handlers + surfaces > 0);
}
