import { operation } from "../../../contracts/operation.ts";
import type { MemberKind } from "../../../tables/customer-tables.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { readCompany, yuan } from "../company/client-company.ts";

type ListOfMembers = `customerProfile.business.${"partners" | "employees" | "investments" | "branches"}`;

const ALL = 500;

/** The company's registered people and holdings of one kind, greatest share first. */
export const listMembers = (id: ListOfMembers, kind: MemberKind) =>
  operation(id, async ({ qyid, pageNum = 1, pageSize = ALL }, { db, user }) => {
    await readCompany({ db, user }, qyid);
    const members = db
      .selectFrom("companyMember")
      .select(["id", "name", "post", "amount", "ratio", "since"])
      .where("companyId", "=", qyid)
      .where("kind", "=", kind)
      .orderBy((order) => order.fn.coalesce("ratio", order.lit(0)), "desc")
      .orderBy("id");
    const { list, total } = await fetchPage(members, { pageNum, pageSize });
    return {
      list: list.map((member) => ({
        ...member,
        amount: yuan(member.amount),
        ratio: member.ratio === null ? null : Number(member.ratio),
      })),
      total,
    };
  });
