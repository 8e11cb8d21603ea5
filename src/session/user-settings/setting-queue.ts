import { settingKey, type SettingPart } from "./setting-answers.ts";

export interface SettingChange {
  readonly screen: string;
  readonly part: SettingPart;
  /** Null: as planned. */
  readonly value: object | null;
}

/**
 * Sends settings: of each part one at a time, and of the changes that wait only the newest. `onResult` is told each
 * failure, and null after each success. What it gives tells whether the newest value was sent; it never rejects.
 */
export function createSettingQueue(
  send: (change: SettingChange) => Promise<unknown>,
  onResult: (failure: Error | null) => void,
): (change: SettingChange) => Promise<boolean> {
  const waiting = new Map<string, SettingChange>();
  const sending = new Map<string, Promise<boolean>>();
  const drain = async (key: string): Promise<boolean> => {
    try {
      for (let next = waiting.get(key); next; next = waiting.get(key)) {
        waiting.delete(key);
        await send(next);
        onResult(null);
      }
      return true;
    } catch (error) {
      onResult(error instanceof Error ? error : new Error(String(error)));
      return false;
    } finally {
      sending.delete(key);
    }
  };
  return (change) => {
    const key = settingKey(change.screen, change.part);
    waiting.set(key, change);
    const sent = sending.get(key) ?? Promise.resolve(key).then(drain);
    sending.set(key, sent);
    return sent;
  };
}
