import { shiftPeriod } from "../../../../src/domain/period.ts";
import { bareName } from "../../../../src/domain/same-name.ts";
import { operation } from "../../../contracts/operation.ts";
import { bareNameIn } from "../../../platform/database/bare-name-sql.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { readService } from "../../clients/door.ts";
import { readRenewalTerms } from "./renewal-setting.ts";

/** Opens the account of a client. One who bears the name of a company is that company, and starts with its terms. */
export const createClientByName = operation("fee.createClientByName", async (params, context) => {
  const clientName = params.clientName.trim();
  context.concerns(`「${clientName}」`);
  if (clientName === "") {
    const message = "请填写客户名称";
    throw new Refusal("validation", message, [{ path: "clientName", message }]);
  }
  const { db, user, clock } = context;
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "beginDate", "isRemove"])
    .where(bareNameIn("companyName"), "=", bareName(clientName))
    .where(withinScope(await companyScope(db, user)))
    .execute();
  const company = companies.find(({ companyName }) => companyName === clientName) ?? companies[0];
  if (company?.isRemove === 1) throw new Refusal("rule", `「${clientName}」已在回收站中，请先还原`);
  const store = await RecordStore.open("feeClient", context);
  const service = company && (await readService(db, company.companyId));
  const { serviceStart = (company?.beginDate ?? clock.now()).slice(0, 7) } = params;
  const created = await store.create({
    ...params,
    clientName,
    companyId: company?.companyId ?? null,
    monthFee: params.monthFee ?? Number(service?.monthFee ?? 0),
    feeCycle: params.feeCycle ?? (await readRenewalTerms(context)).defaultCycle,
    serviceStart,
    paidTo: shiftPeriod(serviceStart, -1),
    kjUserId: params.kjUserId ?? user.id,
    stopPeriod: null,
  });
  return { clientId: created.id, companyId: company?.companyId ?? null };
});
