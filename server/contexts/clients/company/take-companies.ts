import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { serviceStatus } from "../../../access/served-months.ts";

/** The columns of a company that a change of it needs. */
export interface TakenCompany {
  readonly companyId: number;
  readonly companyName: string;
  /** 1 in service today, 0 stopped. */
  readonly status: number;
  readonly isRemove: number;
  readonly beginDate: string;
}

type Taking = Pick<FirmContext, "db" | "user" | "clock" | "concerns">;

/**
 * The companies that are about to be changed or read, by id; refuses all of them when one is none that the user may see,
 * or is not where it should be (the recycle bin, or outside it). Says to the operation log what the write is about.
 */
export async function takeCompanies(
  { db, user, clock, concerns }: Taking,
  companyIds: readonly number[],
  isRemove: 0 | 1 = 0,
): Promise<[TakenCompany, ...TakenCompany[]]> {
  concerns(companyIds.map((id) => `客户 ${id}`).join("、"));
  const scope = await companyScope(db, user);
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "isRemove", "beginDate"])
    .select(serviceStatus(clock).as("status"))
    .where("companyId", "in", companyIds)
    .where(withinScope(scope))
    .orderBy("companyId")
    .execute();
  const [first, ...others] = companies;
  if (!first || companies.length !== new Set(companyIds).size) {
    throw new Refusal("missing", "客户不存在或已被彻底删除，请刷新后重试");
  }
  concerns(nameCompanies(companies));
  const misplaced = companies.filter((company) => company.isRemove !== isRemove);
  if (misplaced.length > 0) {
    const place = isRemove === 1 ? "不在回收站中" : "已在回收站中，请先还原";
    throw new Refusal("rule", `${nameCompanies(misplaced)}${place}`);
  }
  return [first, ...others];
}

/** The same under the lock of their rows: until the write ends no other write holds one of them. */
export async function holdCompanies(
  context: Taking,
  companyIds: readonly number[],
  isRemove: 0 | 1 = 0,
): Promise<[TakenCompany, ...TakenCompany[]]> {
  await context.db
    .selectFrom("company")
    .select("companyId")
    .where("companyId", "in", companyIds)
    .orderBy("companyId")
    .forNoKeyUpdate()
    .execute();
  return await takeCompanies(context, companyIds, isRemove);
}

const NAMED = 3;

/** `「甲公司」、「乙公司」等 5 个客户`: enough to recognise the batch. */
export function nameCompanies(companies: readonly { readonly companyName: string }[]): string {
  const names = companies
    .slice(0, NAMED)
    .map(({ companyName }) => `「${companyName}」`)
    .join("、");
  return companies.length > NAMED ? `${names}等 ${companies.length} 个客户` : names;
}
