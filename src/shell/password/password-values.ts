import { passwordFault } from "../../domain/password.ts";
import { passwordText } from "./password-text.ts";

export interface PasswordValues {
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

/** Sentences, by the field that they stand at; `whole`: of no field. */
export type PasswordFaults = { readonly [Field in keyof PasswordValues | "whole"]?: string | undefined };

/** The faults of the typed values, before they are sent. */
export function typedFaults({ old, fresh, again }: PasswordValues, asksOld: boolean): PasswordFaults {
  const freshFault = passwordFault(fresh);
  return {
    ...(asksOld && old === "" && { old: passwordText("oldMissing") }),
    ...(freshFault !== null && { fresh: freshFault }),
    ...(again === ""
      ? { again: passwordText("againMissing") }
      : again !== fresh && { again: passwordText("differs") }),
  };
}
