import type { FirmHandler } from "../../binding/handler.ts";
import { readCompany } from "./client-company.ts";
import { companyScope, withinScope } from "./company-scope.ts";

const KINDS = [
  { relationKind: "legalPerson", column: "legalPersonIdCardNo" },
  { relationKind: "phone", column: "legalPersonPhone" },
  { relationKind: "financePerson", column: "financePersonPhone" },
] as const;

/** The user's other clients that share a person with this one, each by the first thing they share. */
export const relatedByFacts: FirmHandler<{ readonly companyId: number }> = async ({ companyId }, context) => {
  const { db, user } = context;
  const own = await readCompany(context, companyId);
  const others = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "legalPerson", "status"])
    .select(["legalPersonIdCardNo", "legalPersonPhone", "financePersonPhone"])
    .where("isRemove", "=", 0)
    .where("companyId", "!=", companyId)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("companyId")
    .execute();
  return others.flatMap((other) => {
    const shared = KINDS.find(({ column }) => own[column] !== null && own[column] === other[column]);
    if (!shared) return [];
    const { companyId: id, companyName, taxlayerNo, legalPerson, status } = other;
    return [
      { companyId: id, companyName, taxlayerNo, legalPerson, status, relationKind: shared.relationKind },
    ];
  });
};
