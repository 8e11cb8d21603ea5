import type { TenantDb } from "../platform/database/tenant-db.ts";
import { notifyUsers } from "../platform/outbox/notify-users.ts";

export interface PlaceNotifier {
  readonly notifyPlace: (ahead: number) => void;
  /** Resolves once all messages are left; rejects when one could not be. */
  readonly settle: () => Promise<void>;
}

/** Notifies the browsers of a user, in order, of the number of files before theirs. `onNotified`: a message was left. */
export function placeNotifier(db: TenantDb, userId: number, onNotified: () => void): PlaceNotifier {
  let notified = Promise.resolve();
  const notify = async (ahead: number) => {
    await notifyUsers({ db }, [userId], { type: "FILE_PLACE", ahead });
    onNotified();
  };
  return {
    notifyPlace: (ahead) => {
      notified = notified.then(async () => await notify(ahead));
      // `settle` rejects with it.
      notified.catch(() => {});
    },
    settle: async () => await notified,
  };
}
