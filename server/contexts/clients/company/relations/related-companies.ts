import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { readCompany } from "../client-company.ts";
import { companyScope, withinScope } from "../../../../access/company-scope.ts";
import { serviceStatus } from "../../../../access/served-months.ts";

const KINDS = [
  { relationKind: "legalPerson", column: "legalPersonIdCardNo" },
  { relationKind: "phone", column: "legalPersonPhone" },
  { relationKind: "financePerson", column: "financePersonPhone" },
] as const;

/** The user's other clients that were bound to this one, or share a person with it: the first thing that they share. */
export const relatedCompanies = operation("company.relation.list", async ({ companyId }, context) => {
  const { db, user, clock } = context;
  const company = await readCompany(context, companyId);
  const others = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "legalPerson"])
    .select(serviceStatus(clock).as("status"))
    .select(["legalPersonIdCardNo", "legalPersonPhone", "financePersonPhone"])
    .where("isRemove", "=", 0)
    .where("companyId", "!=", companyId)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("companyId")
    .execute();
  const bound = await readBound(companyId, context);
  return others.flatMap((otherCompany) => {
    const shared = KINDS.find(
      ({ column }) => company[column] !== null && company[column] === otherCompany[column],
    );
    const relationKind = bound.has(otherCompany.companyId) ? BOUND : shared?.relationKind;
    if (relationKind === undefined) return [];
    const { companyId: id, companyName, taxlayerNo, legalPerson, status } = otherCompany;
    return [{ companyId: id, companyName, taxlayerNo, legalPerson, status, relationKind }];
  });
});

const BOUND = "bound";

async function readBound(companyId: number, context: FirmContext): Promise<ReadonlySet<unknown>> {
  const store = await RecordStore.open("companyBinding", context);
  const bindings = [
    ...(await store.list({ where: { companyId } })),
    ...(await store.list({ where: { relatedId: companyId } })),
  ];
  return new Set(
    bindings.map((binding) => (binding.companyId === companyId ? binding.relatedId : binding.companyId)),
  );
}
