import { TAX_CHANGED } from "./period-states.ts";

/**
 * The doubt about a month's tax once its amount is another one than was notified or confirmed (`isChanged`), or again the
 * same. A doubt of the client, of the firm or of the factory outlasts both.
 */
export function doubtAfterChange(doubtState: number, isChanged: boolean): number {
  if (doubtState === 0) return isChanged ? TAX_CHANGED : 0;
  return doubtState === TAX_CHANGED && !isChanged ? 0 : doubtState;
}
