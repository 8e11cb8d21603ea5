import { useCallback, useState } from "react";
import type { Screen } from "./screen.ts";

/**
 * What this user has set for this screen; it stays in the browser. `read` makes the best of what is stored there,
 * which an older or newer program may have written. Setting null goes back to the beginning.
 */
export function useUserSetting<Value>(
  { host, plan }: Screen,
  name: string,
  read: (stored: unknown) => Value,
): readonly [Value, (next: Value | null) => void] {
  const key = `${name}.${host.session.user.id}.${plan.id}`;
  const [value, setValue] = useState(() => read(parse(host.storage.getItem(key))));
  const change = useCallback(
    (next: Value | null) => {
      if (next === null) host.storage.removeItem(key);
      else host.storage.setItem(key, JSON.stringify(next));
      setValue(read(next));
    },
    [host, key, read],
  );
  return [value, change];
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Somebody edited the browser's storage; the user begins anew.
    return null;
  }
}
