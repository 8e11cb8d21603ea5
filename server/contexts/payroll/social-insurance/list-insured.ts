import { maskIdentity } from "../../../../src/domain/mask.ts";
import { operation } from "../../../contracts/operation.ts";
import { readCompany } from "../../clients/door.ts";
import { selectInsured } from "./select-contributions.ts";

/** The people behind a client's contributions of a month. */
export const listInsured = operation("socialInsurance.people", async ({ companyId, kjnd, kjqj }, context) => {
  await readCompany(context, companyId);
  const people = await selectInsured(context.db, { kjnd, kjqj })
    .where("line.ofCompany", "=", companyId)
    .orderBy("line.ryid")
    .execute();
  return people.map(({ ryid, xm, zjhm, ...amounts }) => ({
    ryid,
    xm,
    zjhm: maskIdentity(zjhm),
    baseAmount: Number(amounts.baseAmount),
    sbGr: Number(amounts.sbGr),
    sbDw: Number(amounts.sbDw),
    gjjGr: Number(amounts.gjjGr),
    gjjDw: Number(amounts.gjjDw),
    payTotal: Number(amounts.payTotal),
  }));
});
