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
  const found = (await recommendedCompanies(context))
    .filter(({ reasons }) => reasons.length > 0)
    .filter(({ companyName, khbm }) => isFound(keyword, [companyName, khbm], () => [readName(companyName)]))
    .filter(({ reasons }) => reason === undefined || reasons.some((one) => one === reason))
    .filter((one) => relationshipLevel === undefined || one.relationshipLevel === relationshipLevel)
    .filter((one) => taxlayerType === undefined || one.taxlayerType === taxlayerType)
    .filter((one) => userId === undefined || keepers(one.qyId).some((keeper) => keeper.userId === userId))
    .filter((one) => hasPlan === undefined || one.hasPlan === hasPlan)
    .toSorted((a, b) => compare(a, b, sortField, sortOrder) || a.qyId - b.qyId);
  const list = found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((one) => ({
    ...one,
    userNames: keepers(one.qyId)
      .map(({ name }) => name)
      .join("、"),
  }));
  return { list, total: found.length };
});

type Sorted = "score" | "serviceEnd" | "lastVisitTime";

/** An unknown value stands last, in either order. */
function compare(a: RecommendedCompany, b: RecommendedCompany, field: Sorted, order: "asc" | "desc"): number {
  const [one, other] = [a[field], b[field]];
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other === (order === "asc") ? -1 : 1;
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
