import { Refusal } from "./errors.ts";

interface TurnLimits {
  /** At a time, in this process. */
  readonly atOnce: number;
  /** The most that wait: of all owners, of one, and in bytes where they count. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  readonly waitingBytes?: number;
  /** Sentences for who is refused: with the number of their own that wait, and with the seconds to wait. */
  readonly words: {
    readonly ofOne: (waiting: number) => string;
    readonly ofAll: (seconds: number) => string;
  };
}

/** One piece of long work and whose it is. */
export interface Piece {
  readonly owner: string;
  /** Kept while it waits; default: none. */
  readonly bytes?: number;
  /** Called with the number of pieces that come before it, as often as it changes while this one waits; at last with 0. */
  readonly notifyPlace?: ((ahead: number) => void) | undefined;
  /** It waits however many do. */
  readonly isPatient?: boolean | undefined;
}

/** Lets so many pieces of long work run at once; the others wait. */
export interface Turns {
  readonly take: <Result>(piece: Piece, work: () => Promise<Result>) => Promise<Result>;
}

interface Waiting extends Piece {
  readonly begin: () => void;
  told: number | undefined;
}

/**
 * One piece of an owner runs at a time, and one with many waits behind the first ones of others. Refuses a piece when too
 * many wait already.
 */
export function createTurns(limits: TurnLimits): Turns {
  const running = new Set<string>();
  let waiting: Waiting[] = [];

  const advance = () => {
    waiting = inOrder(waiting, running);
    const ready = waiting.find(({ owner }) => !running.has(owner));
    if (ready && running.size < limits.atOnce) {
      waiting = waiting.filter((each) => each !== ready);
      running.add(ready.owner);
      if (ready.told !== undefined) ready.notifyPlace?.(0);
      ready.begin();
      advance();
    } else notifyPlaces(waiting, running.size);
  };
  return {
    take: async (piece, work) => {
      const isFree = running.size < limits.atOnce && !running.has(piece.owner);
      if (!isFree && !piece.isPatient) assertRoom(piece, waiting, limits);
      await new Promise<void>((begin) => {
        waiting.push({ ...piece, begin, told: undefined });
        advance();
      });
      try {
        return await work();
      } finally {
        running.delete(piece.owner);
        advance();
      }
    },
  };
}

/** The first pieces of all owners, then the second ones. */
function inOrder(waiting: readonly Waiting[], running: ReadonlySet<string>): Waiting[] {
  const rounds = new Map<string, number>();
  const placed = waiting.map((each) => {
    const round = rounds.get(each.owner) ?? (running.has(each.owner) ? 1 : 0);
    rounds.set(each.owner, round + 1);
    return { each, round };
  });
  return placed.toSorted((a, b) => a.round - b.round).map(({ each }) => each);
}

function notifyPlaces(waiting: readonly Waiting[], running: number): void {
  for (const [index, each] of waiting.entries()) {
    const ahead = running + index;
    if (each.told !== ahead) each.notifyPlace?.(ahead);
    each.told = ahead;
  }
}

/** In which time a place may have become free. */
const RETRY_AFTER_SECONDS = 10;

function assertRoom(
  { owner, bytes = 0 }: Piece,
  waiting: readonly Waiting[],
  { waiting: most, waitingOfOne, waitingBytes = Infinity, words }: TurnLimits,
): void {
  const own = waiting.filter((each) => each.owner === owner).length;
  if (own >= waitingOfOne) throw full(words.ofOne(own));
  const kept = waiting.reduce((sum, each) => sum + (each.bytes ?? 0), bytes);
  if (waiting.length >= most || kept > waitingBytes) throw full(words.ofAll(RETRY_AFTER_SECONDS));
}

function full(sentence: string): Refusal {
  return new Refusal("tooFrequent", sentence, [], RETRY_AFTER_SECONDS);
}
