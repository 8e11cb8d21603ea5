import type { ClientTaxMonth } from "../../../generated/operations/miniProgram.ts";
import { clientText } from "./client-text.ts";

const DUE = 2;
const PAID = 3;
const DOUBTED = 2;
/** Marks of an answer. */
export const CORRECT = 9;
export const DOUBTFUL = 1;

interface MonthState {
  readonly label: string;
  readonly color: string;
}

/** The state of a month's tax as the client reads it. */
export function monthState({ noticeTaxType, doubtState, answer }: ClientTaxMonth): MonthState {
  if (noticeTaxType === PAID) return { label: clientText("state.paid"), color: "success" };
  if (noticeTaxType === DUE) return { label: clientText("state.due"), color: "warning" };
  if (doubtState === DOUBTED) return { label: clientText("state.doubtful"), color: "error" };
  if (answer === CORRECT) return { label: clientText("state.correct"), color: "success" };
  return { label: clientText("state.waiting"), color: "processing" };
}
