import type { RecordRow } from "../../../records/record-row.ts";
import { periodParts, shiftPeriod } from "../../../../src/domain/period.ts";
import { operation } from "../../../contracts/operation.ts";
import { readStops } from "../../../access/served-months.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { readCompany } from "../../clients/door.ts";
import { noteConfig } from "./book-note-config.ts";
import { type OfMonth, assertServed, monthName } from "./book-period.ts";
import { logBook } from "./log-book.ts";

/** The note of a month, or that of the month before where the firm carries notes over; null without one. */
export const readNote = operation("book.note.get", async ({ qyid, kjnd, kjqj }, context) => {
  const store = await RecordStore.open("bookNote", context);
  const note = await store.first({ where: { qyid, kjnd, kjqj } });
  if (note) return present(note, { qyid, kjnd, kjqj }, 0);
  if ((await noteConfig(context)).carryOver === 0) return null;
  const before = periodParts(shiftPeriod(monthName({ kjnd, kjqj }), -1));
  const last = await store.first({ where: { qyid, ...before } });
  return last ? present(last, { qyid, kjnd, kjqj }, 1) : null;
});

function present(note: RecordRow<"bookNote">, month: OfMonth, carried: 0 | 1) {
  const { content, userName, updateTime, rowVersion } = note;
  // A note that is carried over is another month's: this one has none yet.
  return { ...month, content, carried, userName, updateTime, rowVersion: carried === 1 ? null : rowVersion };
}

/** A month has one note; what it said before is kept. */
export const saveNote = operation("book.note.save", async ({ qyid, kjnd, kjqj, content }, context) => {
  const company = await readCompany(context, qyid);
  context.concerns(`「${company.companyName}」${monthName({ kjnd, kjqj })}`);
  const stops = (await readStops(context.db, [qyid])).get(qyid) ?? [];
  assertServed({ ...company, stops }, monthName({ kjnd, kjqj }), context.clock.now());
  const store = await RecordStore.open("bookNote", context);
  let before: string | null = null;
  await keepOne(store, { qyid, kjnd, kjqj }, (note) => {
    before = note?.content ?? null;
    return before === content ? {} : { content, userId: context.user.id };
  });
  if (before === content) return null;
  await logBook(context, { qyid, kjnd, kjqj }, { kind: "note", before, content });
  return null;
});
