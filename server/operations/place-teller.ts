import type { TenantDb } from "../platform/database/tenant-db.ts";
import { notifyUsers } from "../platform/outbox/notify-users.ts";

export interface PlaceTeller {
  readonly tellPlace: (ahead: number) => void;
  /** Resolves when everything has been told; rejects when something could not be. */
  readonly settle: () => Promise<void>;
}

/** Tells the browsers of a user, in order, how many files are read before theirs. `onTold`: there is a message. */
export function placeTeller(db: TenantDb, userId: number, onTold: () => void): PlaceTeller {
  let told = Promise.resolve();
  const tell = async (ahead: number) => {
    await notifyUsers({ db }, [userId], { type: "FILE_PLACE", ahead });
    onTold();
  };
  return {
    tellPlace: (ahead) => {
      told = told.then(async () => await tell(ahead));
      // Whoever settles hears of it.
      told.catch(() => {});
    },
    settle: async () => await told,
  };
}
