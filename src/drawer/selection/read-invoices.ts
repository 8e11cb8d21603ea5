import { yuanToFen } from "../../domain/money.ts";
import type { SelectedSum, TickedInvoice } from "./ticks.ts";

const SELECTED = 1;
const VOID = 1;

/** A row of `invoice.check.page`; undefined when it is none. A void invoice adds nothing to the input tax. */
export function readTickedInvoice(row: unknown): TickedInvoice | undefined {
  const { id, fphm, gxzt, yxse, fpzt } = (row ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== "number") return undefined;
  const tax = typeof yxse === "number" && fpzt !== VOID ? yuanToFen(yxse) : 0;
  return { id, number: typeof fphm === "string" ? fphm : String(id), tax, isSelected: gxzt === SELECTED };
}

/** The selection in an answer of `invoice.check.page`; undefined when the answer has none. */
export function readSelectedSum(
  answer: unknown,
): { readonly sum: SelectedSum; readonly invoices: readonly TickedInvoice[] } | undefined {
  const { list, selectedCount, selectedAmount, unselectedAmount } = (answer ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (!Array.isArray(list) || typeof selectedCount !== "number" || typeof selectedAmount !== "number")
    return undefined;
  return {
    sum: {
      count: selectedCount,
      tax: yuanToFen(selectedAmount),
      left: typeof unselectedAmount === "number" ? yuanToFen(unselectedAmount) : 0,
    },
    invoices: list.flatMap((row: unknown) => readTickedInvoice(row) ?? []),
  };
}
