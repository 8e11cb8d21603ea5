import { sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RuleBook } from "../../../records/rule-book.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";
import { assertSameLedger } from "../subject/assert-same-ledger.ts";

/** 辅助核算: the types every ledger has keep their names; items in use stay. */
export const auxiliaryRules: RuleBook = {
  auxiliaryType: {
    complete: async (fields, before, context) =>
      before ? fields : { ...fields, typeCode: await nextTypeCode(fields.ztdm, context) },
    assertAllowed: (after, before) => {
      assertSameLedger(after, before);
      if (before?.isSystem === 1 && before.typeName !== after.typeName)
        throw refusal("typeName", `系统类型“${before.typeName}”不能改名`);
      return Promise.resolve();
    },
    present: countItems,
  },
  auxiliaryItem: {
    assertAllowed: assertItem,
    assertRemovable: async (records, context) => {
      const entries = await RecordStore.open("bankEntry", context);
      for (const record of records) {
        const used = await entries.count({ where: { auxiliaryItemId: record.id } });
        if (used > 0)
          throw new Refusal(
            "rule",
            `辅助核算项目“${record.itemName}”已被 ${used} 笔银行流水使用，不能删除，可改为冻结`,
          );
      }
    },
  },
};

async function assertItem(
  after: Fields,
  before: StoredRecord | undefined,
  context: FirmContext,
): Promise<void> {
  assertSameLedger(after, before);
  const types = await RecordStore.open("auxiliaryType", context);
  const type = await types.find(Number(after.typeId));
  if (type.ztdm !== after.ztdm) throw refusal("typeId", "辅助核算类型不属于此账套，请重新选择");
  if (before && before.typeId !== after.typeId) throw refusal("typeId", "项目的辅助核算类型不能修改");
  const isToBeUsed = after.status === 1 && before?.status !== 1;
  if (isToBeUsed && type.status === 0)
    throw refusal("status", `辅助核算类型“${type.typeName}”已冻结，请先启用该类型`);
}

/** Own types are numbered after those of the system. */
async function nextTypeCode(ztdm: number, context: FirmContext): Promise<string> {
  const store = await RecordStore.open("auxiliaryType", context);
  await takeTurn(store.record.name, context);
  const numbers = (await store.list({ where: { ztdm } })).map(({ typeCode }) =>
    Number(/\d+$/.exec(typeCode)?.[0] ?? 0),
  );
  return `ZDY${String(Math.max(0, ...numbers) + 1).padStart(2, "0")}`;
}

async function countItems(records: readonly StoredRecord[], { db }: FirmContext): Promise<readonly Fields[]> {
  if (records.length === 0) return [];
  const typeId = sql<number>`(r.fields ->> 'typeId')::integer`;
  const counted = await db
    .selectFrom("plainRecord as r")
    .select((of) => [typeId.as("typeId"), of.fn.countAll<number>().as("itemCount")])
    .where("r.resource", "=", "auxiliaryItem")
    .where("r.isRemove", "=", 0)
    .where("r.companyId", "in", [...new Set(records.map(({ ztdm }) => Number(ztdm)))])
    .groupBy(typeId)
    .execute();
  const counts = new Map(counted.map((count) => [count.typeId, count.itemCount]));
  return records.map((record) => ({ ...record, itemCount: counts.get(record.id) ?? 0 }));
}

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
