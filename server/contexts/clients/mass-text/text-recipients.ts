import { operation } from "../../../contracts/operation.ts";
import { takeCompanies } from "../company/take-companies.ts";
import { readRecipients } from "./read-recipients.ts";

/** The clients that a text would reach, and those that it would not. */
export const textRecipients = operation("massText.recipients", async ({ companyIdList }, context) => {
  await takeCompanies(context, companyIdList);
  const recipients = await readRecipients(context, companyIdList);
  const failList = recipients.flatMap(({ companyId, companyName, obstacle }) =>
    obstacle === null ? [] : [{ companyId, companyName, reason: obstacle }],
  );
  return {
    total: recipients.length,
    reachable: recipients.length - failList.length,
    unreachable: failList.length,
    failList,
  };
});
