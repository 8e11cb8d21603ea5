import { operation } from "../../../contracts/operation.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Selection } from "../../../records/query/select-records.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { selectCompanies, presentCompanies } from "../../clients/door.ts";
import { OPEN } from "./work-order-states.ts";

/** The companies that there have been orders of, those with the latest first. */
export const workOrderCompanies = operation("workOrder.queryCompanyPage", async (params, context) => {
  const { db } = context;
  const orders = await RecordStore.open("workOrder", context);
  const latest = [...(await orders.latestPer("qyid"))]
    .toSorted(([, a], [, b]) => newestFirst(a, b))
    .map(([qyid, { createTime }]) => ({ qyid: Number(qyid), lastTime: createTime }));
  const all = await countByCompany(orders, {});
  const open = await countByCompany(orders, { where: { status: OPEN } });
  const overdue = await countByCompany(orders, { where: { lateness: "late" } });
  const companyRows =
    latest.length === 0
      ? []
      : await selectCompanies(db)
          .where(
            "company.companyId",
            "in",
            latest.map(({ qyid }) => qyid),
          )
          .execute();
  const companies = new Map(
    (await presentCompanies(db, companyRows)).map((company) => [company.companyId, company]),
  );
  const rows = latest.flatMap(({ qyid, lastTime }) => {
    const company = companies.get(qyid);
    if (!company) return [];
    const dclNum = open.get(qyid) ?? 0;
    return {
      qyid,
      companyName: company.companyName,
      khbm: company.khbm,
      taxlayerType: company.taxlayerType,
      userNames: company.userNames,
      gdNum: all.get(qyid) ?? 0,
      dclNum,
      overdueNum: overdue.get(qyid) ?? 0,
      hasOpen: dclNum > 0 ? 1 : 0,
      lastTime,
    };
  });
  return pageRows(await findOperation(context, "workOrder.queryCompanyPage"), rows, params);
});

async function countByCompany(orders: RecordStore, selection: Selection): Promise<Map<number, number>> {
  const groups = await orders.groupBy(["qyid"], selection);
  return new Map(groups.map(({ key, count }) => [Number(key.qyid), count]));
}

function newestFirst(a: StoredRecord, b: StoredRecord): number {
  return String(b.createTime).localeCompare(String(a.createTime)) || b.id - a.id;
}
