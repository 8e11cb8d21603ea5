import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";

const SHOWN = 10;

/** The companies whose books the user has worked on last, each with the last thing that they did. */
export const recentCompanies = operation("book.recentFirm", async (_params, context) => {
  const logs = await RecordStore.open("bookLog", context);
  const latest = await logs.latestPer("qyid", { where: { createUserId: context.user.id } });
  const recent = [...latest.values()]
    .toSorted((a, b) => b.createTime.localeCompare(a.createTime) || b.id - a.id)
    .slice(0, SHOWN);
  const ids = recent.map(({ qyid }) => qyid);
  if (ids.length === 0) return [];
  const codes = await context.db
    .selectFrom("company")
    .select(["companyId", "khbm"])
    .where("companyId", "in", ids)
    .execute();
  return recent.map(({ qyid, companyName, kjnd, kjqj, kind, createTime }) => {
    const khbm = codes.find(({ companyId }) => companyId === qyid)?.khbm ?? "";
    return { qyid, companyName, khbm, kjnd, kjqj, kind, createTime };
  });
});
