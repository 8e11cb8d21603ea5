import type { HandedIn } from "./recording-bureau.ts";
import type { Read } from "./client-page.ts";
import type { Kept, Screen } from "./staff-desk.ts";

/** Kinds of entries in the record of notices. */
const NOTICE = 1;
const NOTICE_ANEW = 6;
const DECLARATION = 10;
const KEPT: ReadonlySet<number> = new Set([NOTICE, NOTICE_ANEW, DECLARATION]);
const OCTOBER = 10;
/** Beyond the months of the year. */
const NEVER = 13;

/** All that can be seen of a client's month from outside. */
export interface Seen {
  readonly letter: Read | null;
  readonly handedIn: readonly HandedIn[];
  readonly history: readonly Kept[];
  readonly screen: Screen | null;
}

/** The requests about one client's month that were accepted; independent of the stored rows. */
export class MonthLedger {
  /** The amount that the client has been notified of; null: no notice stands. */
  told: number | null = null;
  /** The client's doubt waits for an answer. */
  isDoubted = false;
  readonly #declared: number[] = [];
  readonly #kept: (readonly [type: number, amount: number])[] = [];
  /** Months of this year without service: from, until before. */
  readonly #stops: { from: number; until: number }[] = [];

  notified(amount: number, isAnew: boolean): void {
    this.told = amount;
    this.isDoubted = false;
    this.#kept.push([isAnew ? NOTICE_ANEW : NOTICE, amount]);
  }

  revoked(): void {
    this.told = null;
    this.isDoubted = false;
  }

  declared(amount: number): void {
    this.#declared.push(amount);
    this.#kept.push([DECLARATION, amount]);
  }

  /** A stop that is open gives way to another one. */
  stopped(from: number): void {
    const open = this.#stops.find(({ until }) => until === NEVER);
    if (open) open.from = from;
    else this.#stops.push({ from, until: NEVER });
  }

  restored(until: number): void {
    const open = this.#stops.find((stop) => stop.until === NEVER);
    if (open) open.until = until;
  }

  /** Differences between what was sent and what is seen, in words. */
  differences({ letter, handedIn, history, screen }: Seen): readonly string[] {
    const found: string[] = [];
    const hold = (what: string, expected: unknown, seen: unknown) => {
      const [left, right] = [JSON.stringify(expected), JSON.stringify(seen)];
      if (left !== right) found.push(`${what}: ${left} was sent, ${right} is there`);
    };
    hold("the client reads", this.told, letter?.taxAmount ?? null);
    if (letter) hold("the taxes of the letter come to", this.told, letter.inAll);
    const handed = handedIn.map(({ amount }) => amount);
    hold("the bureau got", this.#declared, handed);
    const entries = history.filter(({ operationType }) => KEPT.has(operationType));
    const kept = entries.toReversed().map(({ operationType, taxAmount }) => [operationType, taxAmount]);
    hold("the record keeps", this.#kept, kept);
    const isServed = this.#stops.every(({ from, until }) => OCTOBER < from || OCTOBER >= until);
    hold("the list has the client", isServed, screen !== null);
    return found;
  }
}
