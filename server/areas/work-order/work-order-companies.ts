import type { FirmHandler } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";
import { findOperation } from "../../store/find-operation.ts";
import { pageRows } from "../../store/page-rows.ts";
import { selectCompanies, presentCompanies } from "../company/company-rows.ts";
import { OPEN, isOverdue } from "./work-order-states.ts";

/** The companies that there have been orders of, those with the latest first. */
export const workOrderCompanies: FirmHandler<Readonly<Record<string, unknown>>> = async (params, context) => {
  const { db, clock } = context;
  const orders = await (await RecordStore.open("workOrder", context)).list();
  const ids = [...new Set(orders.map(({ qyid }) => Number(qyid)))];
  const found =
    ids.length === 0 ? [] : await selectCompanies(db).where("company.companyId", "in", ids).execute();
  const companies = new Map((await presentCompanies(db, found)).map((one) => [one.companyId, one]));
  const rows = ids.flatMap((qyid) => {
    const company = companies.get(qyid);
    if (!company) return [];
    const own = orders.filter((order) => order["qyid"] === qyid);
    const open = own.filter((order) => OPEN.includes(Number(order["status"])));
    return {
      qyid,
      companyName: company.companyName,
      khbm: company.khbm,
      taxlayerType: company.taxlayerType,
      userNames: company.userNames,
      gdNum: own.length,
      dclNum: open.length,
      overdueNum: open.filter((order) => isOverdue(order, clock.now())).length,
      hasOpen: open.length > 0 ? 1 : 0,
      lastTime: (own[0]?.["createTime"] ?? null) as string | null,
    };
  });
  return pageRows(await findOperation(context, "workOrder.queryCompanyPage"), rows, params);
};
