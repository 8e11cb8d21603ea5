import type { Change, SelectedSum, TickedInvoice, Ticks } from "./ticks.ts";

/** Ticks invoices, or takes their ticks back. */
export function tick(ticks: Ticks, invoices: readonly TickedInvoice[], to: boolean): Ticks {
  const changes = new Map(ticks.changes);
  for (const invoice of invoices) put(changes, { ...(changes.get(invoice.id) ?? { invoice }), to });
  return { ...ticks, changes };
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

/**
 * Takes over the server's sum and rows, requested and answered while nothing was on its way, so that they contain
 * every saved change.
 */
export function takeOver(ticks: Ticks, saved: SelectedSum, rows: readonly TickedInvoice[]): Ticks {
  const fresh = new Map(rows.map((invoice) => [invoice.id, invoice]));
  const changes = new Map<number, Change>();
  for (const [id, { invoice, to, kept, isUnsure }] of ticks.changes) {
    const isWanted = isUnsure || to !== (kept ?? invoice.isSelected);
    if (!isWanted) continue;
    const known = fresh.get(id) ?? { ...invoice, isSelected: kept ?? invoice.isSelected };
    put(changes, { invoice: known, to, ...(isUnsure && { isUnsure }) });
  }
  return { saved, changes };
}

/** Stores a change; a tick that equals the server's is no change. */
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
