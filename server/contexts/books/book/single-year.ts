import { currentPeriod, periodParts } from "../../../../src/domain/period.ts";
import { isServedIn } from "../../../../src/domain/served-months.ts";
import { operation } from "../../../contracts/operation.ts";
import { readStops } from "../../../access/served-months.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { monthName } from "./book-period.ts";
import { bookFields } from "./book-rows.ts";

const BASE_CURRENCY = "CNY";

/**
 * A year of a company's books, with its ledger and who keeps it: the months of its service, and others of which
 * anything is kept.
 */
export const bookYear = operation("book.single", async ({ qyid, kjnd }, context) => {
  const { db, clock } = context;
  const company = await readCompany(context, qyid);
  const { companyName, taxlayerType, nsqxdm, beginDate } = company;
  const stops = (await readStops(db, [qyid])).get(qyid) ?? [];
  const zyVOList = await db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select(["staff.userId", "staff.name", "department.deptName"])
    .where("companyGrant.companyId", "=", qyid)
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.userId")
    .execute();
  const periods = await db
    .selectFrom("companyPeriod")
    .select(["kjqj", "ztQjzt", "taxDeclareStatus"])
    .where("companyId", "=", qyid)
    .where("kjnd", "=", kjnd)
    .execute();
  const books = await (await RecordStore.open("bookPeriod", context)).list({ where: { qyid, kjnd } });
  const notes = await (await RecordStore.open("bookNote", context)).list({ where: { qyid, kjnd } });
  const now = clock.now().slice(0, 7);
  const months = Array.from({ length: 12 }, (_none, index) => index + 1).flatMap((kjqj) => {
    const month = monthName({ kjnd, kjqj });
    const isOf = (kept: { readonly kjqj?: unknown }) => kept.kjqj === kjqj;
    const [period, note, book] = [periods.find(isOf), notes.find(isOf), books.find(isOf)];
    const isServed = month <= now && isServedIn({ beginDate, stops }, month);
    if (!isServed && !period && !note && !book) return [];
    return {
      qyid,
      kjnd,
      kjqj,
      serviced: isServed ? 1 : 0,
      ...bookFields(book),
      ztQjzt: period?.ztQjzt ?? 0,
      taxDeclareStatus: period?.taxDeclareStatus ?? 0,
      content: note?.content ?? null,
    };
  });
  const { kjqj } = periodParts(currentPeriod(clock.now()));
  const ztVO = { ztdm: qyid, ztmc: companyName, taxlayerType, nsqxdm, beginDate };
  return { qyid, companyName, kjnd, kjqj, ztdm: qyid, bwbId: BASE_CURRENCY, ztVO, zyVOList, months };
});
