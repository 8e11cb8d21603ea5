import type { Project } from "../../../src/schema/project/project.ts";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import type { ChangedRow } from "./changed-rows.ts";
import type { NamedKind } from "./followed-table.ts";

/** The name that an identifier stands for; undefined when it can no longer be found. */
export type ValueNames = (kind: NamedKind, id: string) => string | undefined;

/** Looks up everything that the rows refer to, with one query for each kind. */
export async function valueNames(
  db: TenantDb,
  rows: readonly ChangedRow[],
  project: Project,
): Promise<ValueNames> {
  const ids = new Map<NamedKind, Set<number>>();
  const want = (kind: NamedKind, value: unknown) => {
    const wanted = ids.get(kind) ?? new Set();
    ids.set(kind, wanted);
    for (const id of [value].flat()) if (Number.isInteger(Number(id)) && id !== null) wanted.add(Number(id));
  };
  for (const { name, nameOf, fields, before, after } of rows) {
    if (nameOf) want(nameOf, name);
    for (const [column, { names }] of Object.entries(fields)) {
      if (!names) continue;
      for (const side of [before, after]) want(names, side?.[column]);
    }
  }
  const known = new Map<string, string>();
  for (const [kind, wanted] of ids) {
    if (kind === "permission" || wanted.size === 0) continue;
    for (const { id, name } of await LOOK_UPS[kind](db, [...wanted])) known.set(`${kind} ${id}`, name);
  }
  return (kind, id) =>
    kind === "permission" ? project.permissions.get(id)?.title : known.get(`${kind} ${id}`);
}

type LookUp = (db: TenantDb, ids: number[]) => Promise<{ readonly id: number; readonly name: string }[]>;

const LOOK_UPS: { readonly [kind in Exclude<NamedKind, "permission">]: LookUp } = {
  company: async (db, ids) =>
    await db
      .selectFrom("company")
      .select(["companyId as id", "companyName as name"])
      .where("companyId", "in", ids)
      .execute(),
  staff: async (db, ids) =>
    await db.selectFrom("staff").select(["userId as id", "name"]).where("userId", "in", ids).execute(),
  department: async (db, ids) =>
    await db
      .selectFrom("department")
      .select(["deptId as id", "deptName as name"])
      .where("deptId", "in", ids)
      .execute(),
  role: async (db, ids) =>
    await db
      .selectFrom("role")
      .select(["roleId as id", "roleName as name"])
      .where("roleId", "in", ids)
      .execute(),
  tag: async (db, ids) => await db.selectFrom("tag").select(["id", "name"]).where("id", "in", ids).execute(),
};
