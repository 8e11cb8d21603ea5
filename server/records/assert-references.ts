import { type JsonSchema, typesOf } from "../../src/schema/project/json-schema.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import { companyScope, withinScope } from "../access/company-scope.ts";
import { PREPARED } from "../platform/database/prepared-statements.ts";
import { Refusal } from "../platform/errors.ts";
import { planRecord } from "./plan/record-plan.ts";
import type { FirmContext } from "../contracts/firm-context.ts";

/** A place of a request that names something of the firm: `["lines", "*", "userId"]` → `staff`. */
interface Reference {
  readonly path: readonly string[];
  readonly target: string;
}

const known = new WeakMap<Operation, readonly Reference[]>();

/**
 * Refuses a request that names a company, a user or a record which is not one of the firm, or none that the user may
 * see. Parameters with `x-ref` in the catalogue are references. One foreign name refuses the whole request.
 */
export async function assertReferences(
  operation: Operation,
  params: object,
  context: FirmContext,
): Promise<void> {
  const references = known.get(operation) ?? referencesIn(operation.request);
  known.set(operation, references);
  const named = new Map<string, Set<unknown>>();
  for (const { path, target } of references) {
    const values = valuesAt(params, path).filter((value) => value !== null && value !== undefined);
    if (values.length > 0) named.set(target, new Set([...(named.get(target) ?? []), ...values]));
  }
  for (const [target, values] of named) {
    const knownCount = await countKnown(target, [...values], context);
    if (knownCount < values.size) throw new Refusal("missing", await sentence(target, values.size, context));
  }
}

function referencesIn(schema: JsonSchema, path: readonly string[] = []): Reference[] {
  const target = schema["x-ref"];
  const ownReferences = target === undefined ? [] : [{ path, target }];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    referencesIn(part, [...path, name]),
  );
  const entries =
    schema.items && typesOf(schema).includes("array") ? referencesIn(schema.items, [...path, "*"]) : [];
  return [...ownReferences, ...below, ...entries];
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value].flat();
  if (step === "*") return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [];
  return typeof value === "object" && value !== null
    ? valuesAt((value as Record<string, unknown>)[step], rest)
    : [];
}

const TITLES: Readonly<Record<string, string>> = {
  company: "企业",
  staff: "员工",
  department: "部门",
  role: "角色",
  tag: "标签",
  file: "文件",
};

async function sentence(target: string, count: number, { project }: FirmContext): Promise<string> {
  if (target === "company" && count === 1) return "客户不存在或已被彻底删除，请刷新后重试";
  const title = TITLES[target] ?? project.records.get(target)?.title ?? "数据";
  return `所选${title}不存在或不属于本公司，请刷新后重试`;
}

async function countKnown(target: string, values: readonly unknown[], context: FirmContext): Promise<number> {
  const { db, user } = context;
  const ids = values as number[];
  const countOf = async (query: { execute: () => Promise<readonly unknown[]> }) =>
    (await query.execute()).length;
  switch (target) {
    case "company": {
      const seen = withinScope(await companyScope(db, user));
      return await countOf(
        db
          .selectFrom("company")
          .select("companyId")
          .where("companyId", "in", ids)
          .where(seen)
          .$if(ids.length === 1, (query) => query.modifyEnd(PREPARED)),
      );
    }
    case "staff":
      return await countOf(db.selectFrom("staff").select("userId").where("userId", "in", ids));
    case "department":
      return await countOf(db.selectFrom("department").select("deptId").where("deptId", "in", ids));
    case "role":
      return await countOf(db.selectFrom("role").select("roleId").where("roleId", "in", ids));
    case "tag":
      return await countOf(db.selectFrom("tag").select("id").where("id", "in", ids));
    case "file":
      return await countOf(
        db
          .selectFrom("file")
          .select("fileKey")
          .where("fileKey", "in", values as string[]),
      );
    default:
      return await countRecords(target, ids, context);
  }
}

async function countRecords(
  name: string,
  ids: readonly number[],
  { db, user, project }: FirmContext,
): Promise<number> {
  const record = project.records.get(name);
  if (!record) throw new Error(`x-ref names "${name}", which is no kind of record`);
  let query = db
    .selectFrom("plainRecord as r")
    .select("r.id")
    .where("r.resource", "=", name)
    .where("r.id", "in", ids);
  const scope = planRecord(record).company === undefined ? null : await companyScope(db, user);
  if (scope !== null) {
    query = query.where((of) =>
      of.or([
        of("r.companyId", "is", null),
        of(
          "r.companyId",
          "in",
          of
            .selectFrom("companyGrant")
            .select("companyGrant.companyId")
            .where("companyGrant.userId", "in", scope),
        ),
      ]),
    );
  }
  return (await query.execute()).length;
}
