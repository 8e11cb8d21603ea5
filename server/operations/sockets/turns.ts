/** Gives each of many its turn, a few at a time and none twice at once; a member with more to do waits behind the others. */
export interface Turns<Member> {
  /** Lets it have a turn, unless it waits for one already. */
  readonly add: (member: Member) => void;
  /** Begins no more turns, and resolves when those that have begun are over. */
  readonly stop: () => Promise<void>;
}

interface TurnsInput<Member> {
  readonly atOnce: number;
  /** Does a limited piece of work, and says whether there is more. Must not reject. */
  readonly take: (member: Member) => Promise<boolean>;
}

export function createTurns<Member>({ atOnce, take }: TurnsInput<Member>): Turns<Member> {
  const waiting = new Set<Member>();
  const running = new Map<Member, Promise<void>>();
  let isStopped = false;
  const run = async (member: Member) => {
    const hasMore = await take(member);
    running.delete(member);
    if (hasMore) waiting.add(member);
    begin();
  };
  const begin = () => {
    for (const member of waiting) {
      if (isStopped || running.size >= atOnce) return;
      if (running.has(member)) continue;
      waiting.delete(member);
      running.set(member, run(member));
    }
  };
  return {
    add: (member) => {
      waiting.add(member);
      begin();
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(running.values());
    },
  };
}
