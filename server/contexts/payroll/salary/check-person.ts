import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { PayrollPerson } from "./payroll-records.ts";
import { identityFault, phoneFault, removalFault } from "./person-faults.ts";

/** Whether a person may be deleted, and why not. */
export const canDeletePerson = operation("salary.person.canDelete", async ({ ryid }, context) => {
  const person = (await (await RecordStore.open("salaryPerson", context)).find(ryid)) as PayrollPerson;
  return verdict(await removalFault(person, context));
});

/** Whether name and identity of a person may be changed, and why not. */
export const canUpdatePerson = operation("salary.person.canUpdate", async ({ ryid }, context) => {
  const person = (await (await RecordStore.open("salaryPerson", context)).find(ryid)) as PayrollPerson;
  return verdict(await identityFault(person, context));
});

/** Whether a phone number is sound and nobody else's, and whose it is. */
export const checkPersonPhone = operation("salary.person.phoneCheck", async ({ phone, ryid }, context) => {
  const store = await RecordStore.open("salaryPerson", context);
  const person = ryid === undefined ? undefined : ((await store.find(ryid)) as PayrollPerson);
  return verdict(
    await phoneFault(phone.trim(), { own: person?.zjhm, companyId: person?.companyId }, context),
  );
});

function verdict(reason: string | null) {
  return { allowed: reason === null ? 1 : 0, reason };
}
