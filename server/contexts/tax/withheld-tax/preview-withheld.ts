import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import { payDaysOf } from "../company-period/period-days.ts";
import { readDues } from "../filing/declaration-candidates.ts";
import { presentNotice } from "../filing/present-state.ts";
import { describeLateness } from "../tax-notice/estimate-late-fees.ts";
import { type WithheldDeclaration, readDeclarations } from "./withheld-declaration.ts";
import { WITHHELD_TAX } from "./withheld-tax.ts";

/** The notices of withheld tax before they are sent: the amounts added up, the deadline and the late fees. */
export const previewWithheld = operation("pit.preview", async ({ qyIdList, kjnd, kjqj }, context) => {
  const month = { kjnd, kjqj };
  const clients = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName"])
    .where("companyId", "in", qyIdList)
    .orderBy("companyId")
    .execute();
  const rows = await readDeclarations(qyIdList, month, context.db);
  const ofCompany = new Map(rows.map((row) => [row.companyId, row]));
  const payDays = payDaysOf(month, context.clock.now());
  const sum = (figure: "srhj" | "ynsehj" | "jmsehj" | "ybtse") => sumOf(rows, (row) => row[figure]);
  return {
    ...describeLateness(await readDues(WITHHELD_TAX, qyIdList, month, context), payDays, context),
    lastPayDay: payDays.last,
    companyList: clients.map(({ companyId, companyName }) => {
      const row = ofCompany.get(companyId);
      const ybtse = row === undefined ? null : WITHHELD_TAX.now(row);
      const toldAmount = row === undefined ? null : WITHHELD_TAX.told(row);
      return presentNotice({ ofCompany: companyId, companyName, ybtse, toldAmount });
    }),
    rs: rows.reduce((total, { rs }) => total + rs, 0),
    srhj: sum("srhj"),
    ynsehj: sum("ynsehj"),
    jmsehj: sum("jmsehj"),
    ybtse: sum("ybtse"),
  };
});

function sumOf(rows: readonly WithheldDeclaration[], yuanOf: (row: WithheldDeclaration) => number): number {
  return fenToYuan(rows.reduce((total, row) => total + yuanToFen(yuanOf(row)), 0));
}
