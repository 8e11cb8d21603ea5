import { objectOf } from "../../session/user-settings/setting-answers.ts";

/** Light or dark; "system": as the machine has it. */
export type ColourMode = "system" | "light" | "dark";

export interface Appearance {
  readonly mode: ColourMode;
  /** Smaller letters and controls. */
  readonly compact: boolean;
}

export const PLAIN: Appearance = { mode: "system", compact: false };

/** The best of a kept value, which an older or newer program may have written. */
export function readAppearance(kept: unknown): Appearance {
  const { mode, compact } = objectOf(kept);
  return { mode: mode === "light" || mode === "dark" ? mode : "system", compact: compact === true };
}

export function isSame(one: Appearance, other: Appearance): boolean {
  return one.mode === other.mode && one.compact === other.compact;
}
