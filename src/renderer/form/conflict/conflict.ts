import type { Row } from "../../../fields/field-view.ts";
import type { StaleRow } from "../../../request/request-error.ts";
import type { Difference } from "./find-differences.ts";

/** Changes that another user has saved in the meantime, to be decided upon field by field. */
export interface Conflict {
  readonly stale: StaleRow;
  readonly theirs: Row;
  /** True when the form's record was loaded anew: it takes the place of the one that was read. */
  readonly isRecord: boolean;
  readonly differences: readonly Difference[];
}

export type Choice = "mine" | "theirs";

/** “王芳于 11-20 10:00”, without the parts that the answer lacks. */
export function changeOf({ changedBy, changedTime }: StaleRow): string {
  const who = changedBy ?? "他人";
  return changedTime === null ? who : `${who}于 ${changedTime.slice(5, 16)} `;
}
