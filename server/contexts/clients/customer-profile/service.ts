import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readClientCompany, readCompany, yuan } from "../company/client-company.ts";
import { money } from "../company/edit/company-values.ts";
import { takeCompanies } from "../company/take-companies.ts";
import { contractState } from "./contract-state.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";

/** The firm's services for the company, and their end; empty when nothing has been noted. */
export const queryService = operation("customerProfile.service.query", async ({ qyid }, context) => {
  await readCompany(context, qyid);
  return present(qyid, await readService(context.db, qyid));
});

/** The service with the state of its contract. */
export const serviceInfo = operation("customerProfile.serviceInfo", async ({ qyid }, context) => {
  const company = await readClientCompany(context, qyid);
  const service = present(qyid, await readService(context.db, qyid));
  return {
    ...service,
    ...contractState(service, context.clock.now().slice(0, 10)),
    ...pickFields(company, ["statusCode", "beginDate", "stopPeriod", "userNames"]),
  };
});

export const updateService = operation("customerProfile.service.update", async (params, context) => {
  const { qyid, serviceItems, serviceStart, serviceEnd, monthFee, taxAuthority, remark } = params;
  await takeCompanies(context, [qyid]);
  if (serviceStart && serviceEnd && serviceEnd < serviceStart) {
    const message = "合同结束日期不能早于开始日期";
    throw new Refusal("validation", message, [{ path: "serviceEnd", message }]);
  }
  const { db, clock } = context;
  const values = {
    serviceItems: serviceItems.join(","),
    serviceStart: serviceStart || null,
    serviceEnd: serviceEnd || null,
    monthFee: money(monthFee),
    ...(taxAuthority !== undefined && { taxAuthority: taxAuthority || null }),
    remark: remark || null,
    updateTime: clock.now(),
  };
  const { numUpdatedRows } = await db
    .updateTable("companyService")
    .set(values)
    .where("companyId", "=", qyid)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await db
      .insertInto("companyService")
      .values({ companyId: qyid, ...values })
      .execute();
  }
  return null;
});

type StoredService = Awaited<ReturnType<typeof readService>>;

export async function readService(db: TenantDb, companyId: number) {
  return await db
    .selectFrom("companyService")
    .selectAll()
    .where("companyId", "=", companyId)
    .executeTakeFirst();
}

function present(companyId: number, service: StoredService) {
  return {
    companyId,
    serviceItems: service?.serviceItems.split(",").filter((item) => item !== "") ?? [],
    serviceStart: service?.serviceStart ?? null,
    serviceEnd: service?.serviceEnd ?? null,
    monthFee: yuan(service?.monthFee ?? null),
    taxAuthority: service?.taxAuthority ?? null,
    remark: service?.remark ?? null,
    updateTime: service?.updateTime ?? null,
    rowVersion: service?.rowVersion ?? null,
  };
}
