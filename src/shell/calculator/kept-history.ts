import { attempt, lastingStorage } from "../../session/lasting-storage.ts";

export interface Calculation {
  readonly sum: string;
  readonly result: string;
}

const storage = lastingStorage(() => sessionStorage);
const KEY = "calculator.history";
const MOST = 20;

/** The newest first; gone with the session. */
export function readHistory(): readonly Calculation[] {
  const kept = attempt(() => JSON.parse(storage.getItem(KEY) ?? "[]") as unknown);
  return Array.isArray(kept) ? (kept as readonly Calculation[]).slice(0, MOST) : [];
}

export function keepHistory(history: readonly Calculation[]): readonly Calculation[] {
  const kept = history.slice(0, MOST);
  storage.setItem(KEY, JSON.stringify(kept));
  return kept;
}
