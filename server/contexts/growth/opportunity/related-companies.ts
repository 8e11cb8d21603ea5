import { maskPhone } from "../../../../src/domain/mask.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";

/** Another client of the firm that the same person, or the same phone, stands behind. */
export interface RelatedCompany {
  readonly companyId: number;
  readonly companyName: string;
  readonly relationType: "legalPerson" | "shareholder" | "phone";
  /** The person, or the phone with its middle hidden. */
  readonly via: string;
  readonly text: string;
}

interface Client {
  readonly companyId: number;
  readonly legalPerson: string | null;
  readonly legalPersonPhone: string | null;
}

/** The clients that the user may see and that have a legal person, an owner or a phone in common with this one. */
export async function relatedCompanies(client: Client, context: FirmContext): Promise<RelatedCompany[]> {
  const owners = await readOwners(client.companyId, context);
  const persons = [...new Set([...owners, ...(client.legalPerson === null ? [] : [client.legalPerson])])];
  return [
    ...(await sameLegalPerson(client, persons, context)),
    ...(await sameOwner(client, persons, context)),
    ...(await samePhone(client, context)),
  ];
}

async function readOwners(companyId: number, { db }: FirmContext): Promise<string[]> {
  const owners = await db
    .selectFrom("companyMember")
    .select("name")
    .where("companyId", "=", companyId)
    .where("kind", "=", "partner")
    .execute();
  return owners.map(({ name }) => name);
}

async function otherCompanies({ companyId }: Client, { db, user }: FirmContext) {
  const seen = withinScope(await companyScope(db, user));
  return (ids?: readonly number[]) => {
    const others = db
      .selectFrom("company")
      .select(["company.companyId", "company.companyName", "company.legalPerson", "company.legalPersonPhone"])
      .where("company.companyId", "!=", companyId)
      .where("company.isRemove", "=", 0)
      .where(seen)
      .orderBy("company.companyId");
    return ids === undefined ? others : others.where("company.companyId", "in", ids);
  };
}

async function sameLegalPerson(
  client: Client,
  persons: readonly string[],
  context: FirmContext,
): Promise<RelatedCompany[]> {
  if (persons.length === 0) return [];
  const select = await otherCompanies(client, context);
  const companies = await select().where("company.legalPerson", "in", persons).execute();
  return companies.map(({ companyId, companyName, legalPerson }) => ({
    companyId,
    companyName,
    relationType: "legalPerson",
    via: legalPerson ?? "",
    text: `${legalPerson}同时担任法定代表人`,
  }));
}

async function sameOwner(
  client: Client,
  persons: readonly string[],
  context: FirmContext,
): Promise<RelatedCompany[]> {
  if (persons.length === 0) return [];
  const shares = await context.db
    .selectFrom("companyMember")
    .select(["companyId", "name"])
    .where("kind", "=", "partner")
    .where("name", "in", persons)
    .where("companyId", "!=", client.companyId)
    .execute();
  if (shares.length === 0) return [];
  const select = await otherCompanies(client, context);
  const companies = await select(shares.map(({ companyId }) => companyId)).execute();
  return companies.flatMap(({ companyId, companyName }) => {
    const name = shares.find((share) => share.companyId === companyId)?.name ?? "";
    return [
      {
        companyId,
        companyName,
        relationType: "shareholder" as const,
        via: name,
        text: `${name}同时持有股份`,
      },
    ];
  });
}

async function samePhone(client: Client, context: FirmContext): Promise<RelatedCompany[]> {
  const phone = client.legalPersonPhone;
  if (phone === null) return [];
  const contacts = await context.db
    .selectFrom("companyContact")
    .select("companyId")
    .where("phone", "=", phone)
    .where("companyId", "!=", client.companyId)
    .execute();
  if (contacts.length === 0) return [];
  const select = await otherCompanies(client, context);
  const companies = await select(contacts.map(({ companyId }) => companyId)).execute();
  const via = maskPhone(phone);
  return companies.map(({ companyId, companyName }) => ({
    companyId,
    companyName,
    relationType: "phone",
    via,
    text: `共用联系电话 ${via}`,
  }));
}
