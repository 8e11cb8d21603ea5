import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../company/client-company.ts";
import { changeBusiness } from "../customer-profile/business.ts";
import type { FOLLOWED } from "./company-modifications.ts";

/** Gives the company back what it had before. Refuses what was revoked already, or has changed again since. */
export const revokeModification = operation("delegation.modifyRecord.revoke", async ({ id }, context) => {
  const modifications = await RecordStore.open("companyModification", context);
  const [modification] = await modifications.take([id]);
  if (!modification) throw new Error(`modification ${id} went away`);
  if (modification.revoked === 1) throw new Refusal("rule", "该修改已撤销，不能重复撤销");
  const field = modification.field as (typeof FOLLOWED)[number];
  const qyid = modification.companyId;
  const company = await readCompany(context, qyid);
  if ((company[field] || null) !== modification.newValue)
    throw new Refusal("rule", `「${company.companyName}」的该项信息此后又有修改，请先撤销较新的修改`);
  const oldValue = modification.oldValue;
  const value = field === "registCapital" && oldValue !== null ? Number(oldValue) : oldValue;
  await changeBusiness(context, { qyid, [field]: value });
  await modifications.change(modification, {
    revoked: 1,
    revokeUserId: context.user.id,
    revokeTime: context.clock.now(),
  });
  return null;
});
