import { sql } from "kysely";
import type { FirmHandler, Handlers } from "../binding/handler.ts";
import { containing } from "./apply-filters.ts";
import { type PageRequest, fetchPage } from "./fetch-page.ts";
import {
  type Fields,
  type PlainResource,
  findRecord,
  isFreeText,
  nameOf,
  presentRecord,
  readShape,
  selectRecords,
  takeRecord,
} from "./plain-records.ts";

interface Named {
  readonly id: number;
}

interface PageParams extends PageRequest {
  /** By the name of the field that it narrows. */
  readonly [filter: string]: string | number | boolean | null | undefined;
}

const MAKERS = { page: pageOf, detail: detailOf, add: addTo, update: updateIn, delete: deleteFrom } as const;

/**
 * Handlers of a plain resource, whose records are kept as the catalogue describes them: operation id → what it does.
 * One of the operations must be its page. A resource with rules has handlers of its own instead.
 */
export function plainHandlers(
  name: string,
  effects: { readonly [operationId: string]: keyof typeof MAKERS },
): Handlers["firm"] {
  const page = Object.keys(effects).find((id) => effects[id] === "page");
  if (page === undefined) throw new Error(`the plain resource "${name}" has no page`);
  return Object.fromEntries(
    Object.entries(effects).map(([id, effect]) => [id, MAKERS[effect]({ name, page })]),
  );
}

/** The newest first, narrowed by every parameter: a text is searched for, everything else must be equal. */
function pageOf(resource: PlainResource): FirmHandler<PageParams> {
  return async (params, context) => {
    const { pageNum, pageSize, ...filters } = params;
    const shape = await readShape(resource, context);
    let records = selectRecords(resource, context);
    for (const [field, value] of Object.entries(filters)) {
      const described = shape[field];
      if (!described) throw new Error(`${resource.page} is asked for "${field}", which its rows do not have`);
      if (value === undefined || value === null) continue;
      const stored = sql<string>`fields ->> ${field}::text`;
      if (isFreeText(described)) records = records.where(stored, "ilike", containing(String(value)));
      else records = records.where(stored, "=", String(value));
    }
    const { list, total } = await fetchPage(records.orderBy("id", "desc"), { pageNum, pageSize });
    return { list: list.map((row) => presentRecord(row, shape)), total };
  };
}

function detailOf(resource: PlainResource): FirmHandler<Named> {
  return async ({ id }, context) =>
    presentRecord(await findRecord(resource, id, context), await readShape(resource, context));
}

function addTo(resource: PlainResource): FirmHandler<Fields> {
  return async (fields, context) => {
    const { db, clock, concerns } = context;
    concerns(nameOf(fields, await readShape(resource, context)));
    return await db
      .insertInto("plainRecord")
      .values({ resource: resource.name, fields: JSON.stringify(fields), createTime: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
  };
}

/** Changes the given fields; the others stay. */
function updateIn(resource: PlainResource): FirmHandler<Named & Fields> {
  return async ({ id, ...changed }, context) => {
    const fields = { ...(await takeRecord(resource, id, context)), ...changed };
    await context.db
      .updateTable("plainRecord")
      .set({ fields: JSON.stringify(fields) })
      .where("id", "=", id)
      .execute();
    return null;
  };
}

function deleteFrom(resource: PlainResource): FirmHandler<Named> {
  return async ({ id }, context) => {
    await takeRecord(resource, id, context);
    await context.db.deleteFrom("plainRecord").where("id", "=", id).execute();
    return null;
  };
}
