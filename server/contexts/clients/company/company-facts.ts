import { operation } from "../../../contracts/operation.ts";
import { readCompany } from "./client-company.ts";

/** When the company was founded. */
export const registrationDate = operation("company.registrationDate.get", async ({ companyId }, context) => {
  const { registrationDate: day } = await readCompany(context, companyId);
  return { registrationDate: day };
});

const UNKNOWN = 0;
const OWN = 1;
const ANOTHERS = 2;

/** The owner of a phone number: a contact of this company, of others, or of none. Other companies come first: the question is about them. */
export const phoneStatus = operation("company.phoneStatus.get", async ({ phone, companyId }, { db }) => {
  const known = await db
    .selectFrom("companyContact")
    .innerJoin("company", "company.companyId", "companyContact.companyId")
    .select(["company.companyId", "company.companyName"])
    .where("companyContact.phone", "=", phone)
    .orderBy("company.companyId")
    .execute();
  const others = known.filter((company) => company.companyId !== companyId);
  if (others.length > 0) {
    return { phoneStatus: ANOTHERS, companyNames: others.map(({ companyName }) => companyName) };
  }
  return {
    phoneStatus: known.length > 0 ? OWN : UNKNOWN,
    companyNames: known.map(({ companyName }) => companyName),
  };
});
