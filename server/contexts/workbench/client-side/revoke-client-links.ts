import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";

const NAMED = 3;

/** Ends links of companies that the user sees, of any maker; those that have ended meanwhile are left out. */
export const revokeClientLinks = operation(
  "miniProgram.clientLink.revoke",
  async ({ linkIdList }, context) => {
    const { db, user, concerns } = context;
    const links = await db
      .selectFrom("clientLink")
      .innerJoin("company", "company.companyId", "clientLink.companyId")
      .innerJoin("staff", "staff.userId", "clientLink.userId")
      .select(["clientLink.linkId", "company.companyName", "staff.name"])
      .where("clientLink.linkId", "in", linkIdList)
      .where(withinScope(await companyScope(db, user)))
      .orderBy("clientLink.linkId")
      .execute();
    const named = links.slice(0, NAMED).map(({ companyName, name }) => `${companyName}（${name}生成）`);
    concerns(`${named.join("、")}${links.length > NAMED ? `等 ${links.length} 个链接` : ""}`);
    const linkIds = links.map(({ linkId }) => linkId);
    const ended =
      linkIds.length === 0
        ? []
        : await db.deleteFrom("clientLink").where("linkId", "in", linkIds).returning("linkId").execute();
    if (ended.length === 0) throw new Refusal("missing", "链接已失效或已被撤销，请刷新后查看");
    return { count: ended.length };
  },
);
