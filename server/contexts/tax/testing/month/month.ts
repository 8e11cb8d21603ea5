import type { Random } from "../../../../../tests/fuzz/random.ts";
import type { ClientPage, Read } from "./client-page.ts";
import type { CustomerDesk } from "./customer-desk.ts";
import type { MonthLedger } from "./month-ledger.ts";
import type { Outcome } from "./outcome.ts";
import type { HandedIn } from "./recording-bureau.ts";
import type { Screen, StaffDesk } from "./staff-desk.ts";

/** A client's month with those who act in it. */
export interface Month {
  readonly random: Random;
  /** The first may declare another amount than was notified, with a reason; the second may not. */
  readonly staff: readonly [StaffDesk, StaffDesk];
  readonly customers: CustomerDesk;
  readonly client: ClientPage;
  readonly ledger: MonthLedger;
  readonly handedIn: readonly HandedIn[];
  /** The screens that each of the staff has seen last, and the letter that the client has read last. */
  readonly seen: Map<StaffDesk, Screen>;
  letter: Read | null;
}

/** A turn of the month: in words, with its outcome, and with what should not have been possible. */
export interface Turn {
  readonly words: string;
  readonly outcome: Outcome;
  readonly fault?: string | false | undefined;
}
