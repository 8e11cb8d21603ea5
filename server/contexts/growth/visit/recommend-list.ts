import { readName } from "../../../../src/domain/name-reading.ts";
import { isFound } from "../../../../src/domain/name-search.ts";
import { operation } from "../../../contracts/operation.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { type RecommendedCompany, recommendedCompanies } from "./recommended-companies.ts";

/** The clients that should be visited, those with the most reasons first. */
export const recommendList = operation("visit.recommend.companyList", async (params, context) => {
  const {
    pageNum,
    pageSize,
    keyword = "",
    reason,
    relationshipLevel,
    taxlayerType,
    userId,
    hasPlan,
  } = params;
  const { sortField = "score", sortOrder = "desc" } = params;
  const keepers = await readKeepers(context);
  const companies = (await recommendedCompanies(context))
    .filter(({ reasons }) => reasons.length > 0)
    .filter(({ companyName, khbm }) => isFound(keyword, [companyName, khbm], () => [readName(companyName)]))
    .filter(({ reasons }) => reason === undefined || reasons.some((candidate) => candidate === reason))
    .filter((company) => relationshipLevel === undefined || company.relationshipLevel === relationshipLevel)
    .filter((company) => taxlayerType === undefined || company.taxlayerType === taxlayerType)
    .filter(
      (company) => userId === undefined || keepers(company.qyId).some((keeper) => keeper.userId === userId),
    )
    .filter((company) => hasPlan === undefined || company.hasPlan === hasPlan)
    .toSorted((a, b) => compare(a, b, sortField, sortOrder) || a.qyId - b.qyId);
  const list = companies.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((company) => ({
    ...company,
    userNames: keepers(company.qyId)
      .map(({ name }) => name)
      .join("、"),
  }));
  return { list, total: companies.length };
});

type Sorted = "score" | "serviceEnd" | "lastVisitTime";

/** An unknown value stands last, in either order. */
function compare(a: RecommendedCompany, b: RecommendedCompany, field: Sorted, order: "asc" | "desc"): number {
  const [first, second] = [a[field], b[field]];
  if (first === second) return 0;
  if (first === null) return 1;
  if (second === null) return -1;
  return first < second === (order === "asc") ? -1 : 1;
}

async function readKeepers({ db }: Parameters<typeof recommendedCompanies>[0]) {
  const grants = await db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .select(["companyGrant.companyId", "staff.userId", "staff.name"])
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.userId")
    .execute();
  const byCompany = groupRows(grants, ({ companyId }) => companyId);
  return (companyId: number) => byCompany.get(companyId) ?? [];
}
