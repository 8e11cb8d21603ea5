import type { RecordRow } from "../../../../records/record-row.ts";
import { operation } from "../../../../contracts/operation.ts";
import { takeCompanies } from "../../../clients/door.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { readToldTaxes } from "../../pit/told-taxes.ts";
import type { PayrollSheet } from "../payroll-records.ts";
import { periodState, totalsOf } from "./refresh-totals.ts";

/** A company's schemes with their sheets of a period, and how far the period is. */
export const confirmStatus = operation("salary.confirmQuery", async ({ companyId, kjnd, kjqj }, context) => {
  const [{ companyName }] = await takeCompanies(context, [companyId]);
  const schemes = await (await RecordStore.open("salaryScheme", context)).list({ where: { companyId } });
  const store = await RecordStore.open("salarySheet", context);
  const sheets = await store.list({ where: { companyId, kjnd, kjqj } });
  const shown = schemes.flatMap((scheme) => {
    const sheet = sheets.find(({ xctjid }) => xctjid === scheme.xctjid);
    return sheet || scheme.status === 1 ? [presentScheme(scheme, sheet)] : [];
  });
  const toldAmount = (await readToldTaxes([companyId], { kjnd, kjqj }, context)).get(companyId) ?? null;
  return { companyName, salaryStatus: periodState(sheets), toldAmount, sheets: shown };
});

function presentScheme({ xctjid, xcmc, xclx }: RecordRow<"salaryScheme">, sheet: PayrollSheet | undefined) {
  const { rs, yfhj, sbgrhj, sbdwhj, ybtse, sfhj } = sheet ?? totalsOf([]);
  return {
    xctjid,
    xcmc,
    xclx,
    id: sheet?.id ?? null,
    rs,
    yfhj,
    sbgrhj,
    sbdwhj,
    ybtse,
    sfhj,
    confirmStatus: periodState(sheet ? [sheet] : []),
    confirmTime: sheet?.confirmTime ?? null,
    confirmUserName: sheet?.confirmUserName ?? null,
    pzh: sheet?.pzh ?? null,
  };
}
