import type { NamedReference } from "../../../src/schema/imports/named-reference.ts";
import { bareName } from "../../../src/domain/same-name.ts";
import { companyScope, withinScope } from "../../access/company-scope.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { bareNameIn } from "../../platform/database/bare-name-sql.ts";

/** The client of this name, code or tax number, or the user of this name or account; else why there is not one. */
export async function findNamed(
  { target }: NamedReference,
  text: string,
  context: FirmContext,
): Promise<number | string> {
  const found = target === "company" ? await findClients(text, context) : await findStaff(text, context);
  return onlyOne(found, target);
}

/** Each of these texts → the client of this name, code or tax number; else why there is not one. */
export async function findNamedClients(
  texts: readonly string[],
  context: FirmContext,
): Promise<ReadonlyMap<string, number | string>> {
  const clients = texts.length === 0 ? [] : await readClientsNamed(texts, context);
  const find = finderOf(clients);
  return new Map(texts.map((text) => [text, onlyOne(find(text), "company")]));
}

function onlyOne([id, another]: readonly number[], target: NamedReference["target"]): number | string {
  if (id === undefined) return target === "company" ? "不存在，或您无权查看" : "不存在";
  return another === undefined ? id : `有多个，请填写${target === "company" ? "客户编码或税号" : "登录账号"}`;
}

async function findClients(text: string, context: FirmContext): Promise<number[]> {
  return [...finderOf(await readClientsNamed([text], context))(text)];
}

type Named = Awaited<ReturnType<typeof readClientsNamed>>[number];

/** Those that are called exactly so; where there are none, those whose name is written in another way. */
function finderOf(clients: readonly Named[]): (text: string) => readonly number[] {
  const called = new Map<string, Set<number>>();
  const alike = new Map<string, Set<number>>();
  for (const { id, companyName, khbm, taxlayerNo } of clients) {
    for (const name of [companyName, khbm, taxlayerNo]) if (name) addTo(called, name, id);
    addTo(alike, bareName(companyName), id);
  }
  return (text) => [...(called.get(text) ?? alike.get(bareName(text)) ?? [])];
}

function addTo(sets: Map<string, Set<number>>, key: string, id: number): void {
  const set = sets.get(key);
  if (set) set.add(id);
  else sets.set(key, new Set([id]));
}

async function readClientsNamed(texts: readonly string[], { db, user }: FirmContext) {
  return await db
    .selectFrom("company")
    .select(["companyId as id", "companyName", "khbm", "taxlayerNo"])
    .where("isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .where((of) =>
      of.or([
        of(bareNameIn("companyName"), "in", texts.map(bareName)),
        of("khbm", "in", texts),
        of("taxlayerNo", "in", texts),
      ]),
    )
    .execute();
}

async function findStaff(text: string, { db }: FirmContext): Promise<number[]> {
  const rows = await db
    .selectFrom("staff")
    .select("userId as id")
    .where("isRemove", "=", 0)
    .where((of) => of.or([of(bareNameIn("name"), "=", bareName(text)), of("account", "=", text)]))
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}
