/** An invoice as far as its tick is concerned. `tax`: what it adds to the input tax, in 分. */
export interface TickedInvoice {
  readonly id: number;
  readonly number: string;
  readonly tax: number;
  /** As the server told it with the row. */
  readonly isSelected: boolean;
}

/** A tick that has been changed here since the server last told it. */
export interface Change {
  /** As the server told it; the sum that it told counts it so. */
  readonly invoice: TickedInvoice;
  /** As it is shown. */
  readonly to: boolean;
  /** On its way to the server. */
  readonly sent?: boolean;
  /** As the server has answered that it keeps it. */
  readonly kept?: boolean;
  /** An answer got lost: nobody knows what the server keeps. */
  readonly isUnsure?: true;
}

/** The invoices selected for the month: how many, and their input tax in 分. */
export interface SelectedSum {
  readonly count: number;
  readonly tax: number;
  /** The tax of what could be ticked yet. */
  readonly left: number;
}

/** The ticks of a month: as the server has told them, and what has been changed since. */
export interface Ticks {
  /** Null: the server has told nothing yet. */
  readonly told: SelectedSum | null;
  readonly changes: ReadonlyMap<number, Change>;
}

export const NO_TICKS: Ticks = { told: null, changes: new Map() };

export function isTicked(
  { changes }: Ticks,
  { id, isSelected }: Omit<TickedInvoice, "number" | "tax">,
): boolean {
  return changes.get(id)?.to ?? isSelected;
}

/** The sum with every change in it, so that it is right before the server answers. */
export function sumOf({ told, changes }: Ticks): SelectedSum | null {
  if (!told) return null;
  let { count, tax, left } = told;
  for (const { invoice, to } of changes.values()) {
    if (to === invoice.isSelected) continue;
    count += to ? 1 : -1;
    tax += to ? invoice.tax : -invoice.tax;
    left += to ? -invoice.tax : invoice.tax;
  }
  return { count, tax, left };
}

/** Ticks invoices, or takes their ticks back. */
export function tick(ticks: Ticks, invoices: readonly TickedInvoice[], to: boolean): Ticks {
  const changes = new Map(ticks.changes);
  for (const invoice of invoices) put(changes, { ...(changes.get(invoice.id) ?? { invoice }), to });
  return { ...ticks, changes };
}

/** The changes that are to be sent; those of an invoice go one after the other. */
export function waiting({ changes }: Ticks): readonly Change[] {
  return [...changes.values()].filter((change) => change.sent === undefined && isToSend(change));
}

/** True when the server keeps all that is shown, as far as it has been told. */
export function isSettled(ticks: Ticks): boolean {
  return unsavedOf(ticks) === 0;
}

/** Changes that the server does not keep yet, as far as it has told. */
export function unsavedOf({ changes }: Ticks): number {
  return [...changes.values()].filter((change) => change.sent !== undefined || isToSend(change)).length;
}

export function send(ticks: Ticks, ids: readonly number[]): Ticks {
  return convert(ticks, ids, (change) => ({ ...change, sent: change.to }));
}

/** The server keeps what was sent, but for the refused: those are shown as they were. */
export function answer(ticks: Ticks, ids: readonly number[], refused: ReadonlySet<number>): Ticks {
  return convert(ticks, ids, ({ invoice, to, sent, kept }) => {
    if (sent === undefined) return { invoice, to, ...(kept !== undefined && { kept }) };
    const now = refused.has(invoice.id) ? kept : sent;
    // Ticked otherwise while it was on its way: that is still wanted, unless the server refuses it too.
    const isWanted = to !== sent && !refused.has(invoice.id);
    return {
      invoice,
      to: isWanted ? to : (now ?? invoice.isSelected),
      ...(now !== undefined && { kept: now }),
    };
  });
}

/** No answer came. The server may keep them or not, so they are sent again, which changes nothing where it does. */
export function lose(ticks: Ticks, ids: readonly number[]): Ticks {
  return convert(ticks, ids, ({ sent: _sent, ...change }) => ({ ...change, isUnsure: true }));
}

/** The server tells the sum and the rows, asked and answered while nothing was on its way: all that it keeps is in them. */
export function tell(ticks: Ticks, told: SelectedSum, rows: readonly TickedInvoice[]): Ticks {
  const fresh = new Map(rows.map((invoice) => [invoice.id, invoice]));
  const changes = new Map<number, Change>();
  for (const [id, { invoice, to, kept, isUnsure }] of ticks.changes) {
    const isWanted = isUnsure || to !== (kept ?? invoice.isSelected);
    if (!isWanted) continue;
    const known = fresh.get(id) ?? { ...invoice, isSelected: kept ?? invoice.isSelected };
    put(changes, { invoice: known, to, ...(isUnsure && { isUnsure }) });
  }
  return { told, changes };
}

function isToSend({ invoice, to, kept, isUnsure }: Change): boolean {
  return isUnsure === true || to !== (kept ?? invoice.isSelected);
}

/** A tick that is as the server told it is no change. */
function put(changes: Map<number, Change>, change: Change): void {
  const { invoice, to, sent, kept, isUnsure } = change;
  const isNone = sent === undefined && kept === undefined && !isUnsure && to === invoice.isSelected;
  if (isNone) changes.delete(invoice.id);
  else changes.set(invoice.id, change);
}

function convert(ticks: Ticks, ids: readonly number[], change: (known: Change) => Change): Ticks {
  const changes = new Map(ticks.changes);
  for (const id of ids) {
    const known = changes.get(id);
    if (known) put(changes, change(known));
  }
  return { ...ticks, changes };
}
