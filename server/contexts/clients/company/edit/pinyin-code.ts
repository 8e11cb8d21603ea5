import { nameInitials } from "../../../../../src/domain/name-reading.ts";
import { operation } from "../../../../contracts/operation.ts";

/** The mnemonic code of a name, or the one given, and how many companies have it. */
export const pinyinCode = operation("company.pinyinCode.get", async ({ companyName = "", zjm }, { db }) => {
  const code = zjm?.toUpperCase() ?? nameInitials(companyName);
  const { companyCount } = await db
    .selectFrom("company")
    .select(({ fn }) => fn.countAll<number>().as("companyCount"))
    .where("zjm", "=", code)
    .executeTakeFirstOrThrow();
  return { zjm: code, companyCount };
});
