import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import { abandonRest, brokenOff } from "../../../operations/jobs/abandon-rest.ts";
import { endRecords } from "../../../operations/jobs/end-records.ts";
import { COLLECTED, UNDOING } from "./pit-declaration.ts";

/** The declarations that a revocation has not come to can be taken back again. */
export const abandonRevocation = abandonEach({
  field: "undoStatus",
  underWay: UNDOING,
  outcome: { undoStatus: null, undoErrorMsg: brokenOff("撤销") },
});

/** The declarations that a collection has not come to can be collected again. */
export const abandonCollection = abandonEach({
  field: "cjzt",
  underWay: COLLECTED.underWay,
  outcome: { cjzt: COLLECTED.failed, cjErrorMsg: brokenOff("采集") },
});

function abandonEach(
  mark: Parameters<typeof endRecords>[1],
): AbandonJob<{ readonly ids: readonly number[] }> {
  return abandonRest({
    ids: ({ ids }) => ids,
    end: async (rest, _job, scope) => await endRecords(rest, mark, scope),
  });
}
