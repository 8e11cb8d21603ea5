import { useShell } from "../shell-context.tsx";
import { askForPin } from "./pin-question.ts";
import { useScreenLock } from "./use-screen-lock.ts";

/** The way to lock the screen: at once for who has a password, by a code for who has none; null for who could not open it. */
export function useLocking(): (() => void) | null {
  const { hasPassword, lockByPin } = useShell().session.info;
  const { put } = useScreenLock();
  if (hasPassword) return () => put("password");
  return lockByPin ? askForPin : null;
}
