import { DECLARED, DECLARING } from "../company-period/period-states.ts";
import type { FilingWords } from "./noticed-tax.ts";

/** Of `calcStatus`. */
export const CALCULATED = 1;
export const CALCULATING = 2;
export const CALCULATION_FAILED = 3;

export interface Calculation {
  readonly taxDeclareStatus: number;
  readonly calcStatus: number;
  readonly calcError: string | null;
}

const UNDER_WAY = "正在测算，请稍候";

/** The reason against working a tax out anew: it is declared. A notified one keeps the amount of its notice. */
export function calculationFault({ taxDeclareStatus, calcStatus }: Calculation): string | null {
  if (calcStatus === CALCULATING) return UNDER_WAY;
  if (taxDeclareStatus === DECLARING) return "正在申报，请稍候";
  return taxDeclareStatus === DECLARED ? "税款已申报，不能再测算" : null;
}

/** The reason for which there is no amount to hand out. */
export function uncalculatedFault(
  { calcStatus, calcError }: Calculation,
  { work }: Pick<FilingWords, "work">,
): string | null {
  if (calcStatus === CALCULATED) return null;
  if (calcStatus === CALCULATING) return UNDER_WAY;
  return calcError ?? `尚未测算${work}，请先测算`;
}

/** The figures as they are kept, or without any the reason why there are none. */
export function workOutOrRefuse<Figures extends object>(
  workOut: () => Figures,
  none: { readonly [Name in keyof Figures]: null },
) {
  try {
    return { ...workOut(), calcStatus: CALCULATED, calcError: null };
  } catch (error) {
    // A period without facts or without a rate; its message is worded for users.
    if (!(error instanceof RangeError)) throw error;
    return { ...none, calcStatus: CALCULATION_FAILED, calcError: error.message };
  }
}

/** The figures that a form has set; one that was left empty is the one that is read. */
export function figuresByHand<Name extends string>(
  names: readonly Name[],
  form: { readonly [Each in Name]?: number | null | undefined },
): { readonly [Each in Name]?: number } {
  const given = names.flatMap((name) => {
    const value = form[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given) as { readonly [Each in Name]?: number };
}
