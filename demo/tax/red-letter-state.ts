import { SPECIAL_INVOICE_KINDS } from "../../src/domain/tax/invoice-totals.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { DemoInvoice } from "./demo-invoice.ts";
import { demoPeriodState } from "./demo-period-state.ts";

type LetterState = Pick<DemoInvoice, "hcse" | "within_rest" | "zczt" | "zcnd" | "zcyf" | "zcyh">;

/**
 * The effect of a red letter on the deduction of its blue invoice: less was deducted, or what was deducted before is
 * transferred out, which is still to be done where the month of the letter is in hand.
 */
export function redLetterState(
  world: DemoWorld,
  company: DemoCompany,
  blue: DemoInvoice,
  letter: DemoInvoice,
): LetterState {
  const open = { within_rest: 0, zczt: 0, zcnd: null, zcyf: null, zcyh: null } as const;
  if (blue.jxxlx === 1 || !SPECIAL_INVOICE_KINDS.includes(blue.fpzl)) return { ...open, hcse: 0 };
  const hcse = letter.sehj;
  if (blue.rzzt !== 1 || blue.gxnd === null || blue.gxyf === null) return { ...open, hcse };
  if (letter.kjnd * 12 + letter.kjqj <= blue.gxnd * 12 + blue.gxyf) return { ...open, hcse, within_rest: 1 };
  const period = world.periods.find(({ kjnd, kjqj }) => kjnd === letter.kjnd && kjqj === letter.kjqj);
  const state = period && demoPeriodState(world, company, period);
  if (state?.confirmationStatus !== 2) return { ...open, hcse };
  return { ...open, hcse, zczt: 1, zcnd: letter.kjnd, zcyf: letter.kjqj, zcyh: blue.gxyh };
}
