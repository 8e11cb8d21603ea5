import { sql } from "kysely";
import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { Fields } from "../../../contracts/record.ts";
import { patchEach } from "../../../records/write/patch-records.ts";
import { COLLECTED, UNDOING } from "./pit-declaration.ts";

interface DeclarationsJob {
  readonly ids: readonly number[];
}

/** The declarations that a revocation has not come to can be taken back again. */
export const abandonRevocation = abandonEach({
  field: "undoStatus",
  underWay: UNDOING,
  outcome: { undoStatus: null, undoErrorMsg: "撤销任务已中断，请重新撤销" },
});

/** The declarations that a collection has not come to can be collected again. */
export const abandonCollection = abandonEach({
  field: "cjzt",
  underWay: COLLECTED.underWay,
  outcome: { cjzt: COLLECTED.failed, cjErrorMsg: "采集任务已中断，请重新采集" },
});

interface Mark {
  readonly field: "undoStatus" | "cjzt";
  readonly underWay: number;
  readonly outcome: Fields;
}

function abandonEach({ field, underWay, outcome }: Mark): AbandonJob<DeclarationsJob> {
  return async ({ ids }, { db, clock, resume }) => {
    const { done } = (resume as { readonly done: number } | null) ?? { done: 0 };
    const left = ids.slice(done);
    if (left.length === 0) return;
    const marked = await db
      .selectFrom("plainRecord")
      .select("id")
      .where("id", "in", left)
      .where(sql<string>`fields ->> ${field}::text`, "=", String(underWay))
      .execute();
    await patchEach({ db, clock }, new Map(marked.map(({ id }) => [id, outcome])));
  };
}
