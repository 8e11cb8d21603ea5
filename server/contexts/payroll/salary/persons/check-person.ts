import { operation } from "../../../../contracts/operation.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPerson } from "../payroll-records.ts";
import { identityFault, phoneFault, removalFault } from "./person-faults.ts";

/** The verdict on deleting a person, with the reason against it. */
export const canDeletePerson = operation("salary.person.canDelete", async ({ ryid }, context) => {
  const person = (await (await RecordStore.open("salaryPerson", context)).find(ryid)) as PayrollPerson;
  return verdict(await removalFault(person, context));
});

/** The verdict on changing name and identity of a person, with the reason against it. */
export const canUpdatePerson = operation("salary.person.canUpdate", async ({ ryid }, context) => {
  const person = (await (await RecordStore.open("salaryPerson", context)).find(ryid)) as PayrollPerson;
  return verdict(await identityFault(person, context));
});

/** The verdict on a phone number: valid and unused, or the person who has it. */
export const checkPersonPhone = operation("salary.person.phoneCheck", async (request, context) => {
  const { phone, ryid, ...joining } = request;
  const store = await RecordStore.open("salaryPerson", context);
  const person = ryid === undefined ? joining : ((await store.find(ryid)) as PayrollPerson);
  return verdict(
    await phoneFault(phone.trim(), { identityNumber: person.zjhm, companyId: person.companyId }, context),
  );
});

function verdict(reason: string | null) {
  return { allowed: reason === null ? 1 : 0, reason };
}
