import { settingKey, type SettingPart } from "./setting-answers.ts";

export interface SettingChange {
  readonly screen: string;
  readonly part: SettingPart;
  /** Null: as planned. */
  readonly value: object | null;
}

/**
 * Sends settings: of each part one at a time, and of the waiting changes only the newest. `onResult` receives each
 * failure with its change, and null after each success. The returned promise resolves to whether the newest value was
 * sent; it never rejects.
 */
export function createSettingQueue(
  send: (change: SettingChange) => Promise<unknown>,
  onResult: (failure: Error | null, change: SettingChange) => void,
): (change: SettingChange) => Promise<boolean> {
  const waiting = new Map<string, SettingChange>();
  const sending = new Map<string, Promise<boolean>>();
  const drain = async (key: string, first: SettingChange): Promise<boolean> => {
    let sent = first;
    try {
      for (let next = waiting.get(key); next; next = waiting.get(key)) {
        sent = next;
        waiting.delete(key);
        await send(next);
        onResult(null, next);
      }
      return true;
    } catch (error) {
      onResult(error instanceof Error ? error : new Error(String(error)), sent);
      return false;
    } finally {
      sending.delete(key);
    }
  };
  return (change) => {
    const key = settingKey(change.screen, change.part);
    waiting.set(key, change);
    const sent = sending.get(key) ?? Promise.resolve().then(() => drain(key, change));
    sending.set(key, sent);
    return sent;
  };
}
