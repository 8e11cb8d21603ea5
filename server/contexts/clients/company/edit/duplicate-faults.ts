import { bareName, isSameName } from "../../../../../src/domain/same-name.ts";
import { serviceStatus } from "../../../../access/served-months.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { bareNameIn } from "../../../../platform/database/bare-name-sql.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { IN_SERVICE, IN_TRASH, statusCode } from "../company-rows.ts";

interface Identifying {
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly khbm?: string | null;
}

/** Fields that no two companies of a firm share, the recycle bin included. */
export const UNIQUE = [
  ["companyName", "客户名称"],
  ["taxlayerNo", "税号"],
  ["khbm", "客户编码"],
] as const;

export type Identifier = (typeof UNIQUE)[number][0];

type Like = Awaited<ReturnType<typeof companiesLike>>[number];

/**
 * The firm's companies that have a name, tax number or customer code of one of these, however the name is written;
 * `companyId`: but that one.
 */
export async function companiesLike(
  { db, clock }: Pick<FirmContext, "db" | "clock">,
  inputs: readonly Identifying[],
  companyId: number | null,
) {
  return await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "khbm", "isRemove"])
    .select(serviceStatus(clock).as("status"))
    .where((where) =>
      where.or(
        UNIQUE.flatMap(([path]) => {
          const values = inputs.flatMap((input) => comparable(path, input) || []);
          if (values.length === 0) return [];
          return [where(path === "companyName" ? bareNameIn(path) : where.ref(path), "in", values)];
        }),
      ),
    )
    .where("companyId", "!=", companyId ?? NONE)
    .orderBy("companyId")
    .execute();
}

/** The value by which two companies are held apart; empty where there is none. */
export function comparable(path: Identifier, input: Identifying): string {
  const value = input[path] ?? "";
  return path === "companyName" ? bareName(value) : value;
}

/** Values that `others` have already; the fault says where the other one is. */
export function duplicateFaults(input: Identifying, others: readonly Like[]): FieldError[] {
  return UNIQUE.flatMap(([path, title]) => {
    const duplicate = others.find((company) => isDouble(path, company, input));
    return duplicate ? [{ path, message: `${title}与${describe(duplicate)}` }] : [];
  });
}

function isDouble(path: Identifier, company: Like, input: Identifying): boolean {
  if (path === "companyName") return isSameName(company.companyName, input.companyName);
  return company[path] === input[path];
}

/** No company has it. */
const NONE = 0;

function describe(duplicate: { companyName: string; status: number; isRemove: number }): string {
  const code = statusCode(duplicate);
  if (code === IN_TRASH) return `回收站中的「${duplicate.companyName}」重复，请先还原或彻底删除该客户`;
  return `${code === IN_SERVICE ? "服务中" : "已停止服务"}的「${duplicate.companyName}」重复`;
}
