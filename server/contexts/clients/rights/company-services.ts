import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../company/client-company.ts";

/** The added services that a company has been given, and whether any of them can still be used. */
export const companyServices = operation("company.jsciService", async ({ qyid }, context) => {
  await readCompany(context, qyid);
  const store = await RecordStore.open("rightsAllocation", context);
  const given = await store.list({ where: { companyId: qyid } });
  const services = given.map((row) => ({
    rightsName: row.rightsName,
    num: row.num,
    usedNum: row.usedNum,
    endDate: row.endDate,
  }));
  const today = context.clock.now().slice(0, 10);
  const opened = given.some(({ leftNum, endDate }) => leftNum > 0 && endDate >= today);
  return { qyid, opened, services };
});
