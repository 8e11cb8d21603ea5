/** An invoice as far as its tick is concerned. `tax`: what it adds to the input tax, in 分. */
export interface TickedInvoice {
  readonly id: number;
  readonly number: string;
  readonly tax: number;
  /** The server's value in the row. */
  readonly isSelected: boolean;
}

/** A tick that has been changed here since the server's last answer about it. */
export interface Change {
  /** The server's invoice; the server's sum counts it so. */
  readonly invoice: TickedInvoice;
  /** The tick on the screen. */
  readonly to: boolean;
  /** On its way to the server. */
  readonly sent?: boolean;
  /** The value that the server has confirmed. */
  readonly kept?: boolean;
  /** An answer got lost: the server's value is unknown. */
  readonly isUnsure?: true;
}

/** The invoices selected for the month: how many, and their input tax in 分. */
export interface SelectedSum {
  readonly count: number;
  readonly tax: number;
  /** The tax of what could be ticked yet. */
  readonly left: number;
}

/** The ticks of a month: the server's last answer, and the changes since. */
export interface Ticks {
  /** Null: no answer yet. */
  readonly saved: SelectedSum | null;
  readonly changes: ReadonlyMap<number, Change>;
}

export const NO_TICKS: Ticks = { saved: null, changes: new Map() };

export function isTicked(
  { changes }: Ticks,
  { id, isSelected }: Omit<TickedInvoice, "number" | "tax">,
): boolean {
  return changes.get(id)?.to ?? isSelected;
}

/** The sum with every change in it, so that it is right before the server answers. */
export function sumOf({ saved, changes }: Ticks): SelectedSum | null {
  if (!saved) return null;
  let { count, tax, left } = saved;
  for (const { invoice, to } of changes.values()) {
    if (to === invoice.isSelected) continue;
    count += to ? 1 : -1;
    tax += to ? invoice.tax : -invoice.tax;
    left += to ? -invoice.tax : invoice.tax;
  }
  return { count, tax, left };
}

/** The changes that are to be sent; those of an invoice go one after the other. */
export function waiting({ changes }: Ticks): readonly Change[] {
  return [...changes.values()].filter((change) => change.sent === undefined && isToSend(change));
}

/** True when, by its answers, the server has saved everything that is shown. */
export function isSettled(ticks: Ticks): boolean {
  return unsavedOf(ticks) === 0;
}

/** The number of changes that, by its answers, the server has not saved yet. */
export function unsavedOf({ changes }: Ticks): number {
  return [...changes.values()].filter((change) => change.sent !== undefined || isToSend(change)).length;
}

function isToSend({ invoice, to, kept, isUnsure }: Change): boolean {
  return isUnsure === true || to !== (kept ?? invoice.isSelected);
}
