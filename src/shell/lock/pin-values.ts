import { lockText } from "./lock-text.ts";

export const LONGEST_PIN = 8;

const PIN = /^\d{4,8}$/;

export interface PinValues {
  readonly pin: string;
  readonly again: string;
}

export type PinFaults = Partial<Record<keyof PinValues | "whole", string>>;

/** The faults of a code that was typed twice. */
export function pinFaults({ pin, again }: PinValues): PinFaults {
  if (!PIN.test(pin)) return { pin: lockText("pinWrong") };
  return pin === again ? {} : { again: lockText("pinDiffers") };
}
