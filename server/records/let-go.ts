import type { RecordType } from "../../src/schema/project/record-type.ts";
import type { FirmContext } from "../binding/handler.ts";
import { Refusal } from "../errors.ts";
import { columnKind } from "./record-columns.ts";
import { toSql } from "./record-conditions.ts";

/**
 * Before records are deleted: their parts go with them; what else refers to them refuses it.
 * Those in a recycle bin keep theirs until they are restored or gone.
 */
export async function letGo(record: RecordType, ids: readonly number[], context: FirmContext): Promise<void> {
  if (record.trash) return;
  const { db, project } = context;
  for (const other of project.records.values()) {
    const names = Object.entries(other.schema.properties ?? {}).flatMap(([name, property]) =>
      property["x-ref"] === record.name && columnKind(property) === "number" ? [name] : [],
    );
    for (const name of names) {
      const referring = await db
        .selectFrom("plainRecord as r")
        .select("r.id")
        .where("r.resource", "=", other.name)
        .where("r.isRemove", "=", 0)
        .where(toSql(other, { fields: [name], match: "in", value: ids }))
        .execute();
      if (referring.length === 0) continue;
      if (!record.parts.includes(other.name))
        throw new Refusal("rule", `还有 ${referring.length} 条${other.title}在使用，不能删除`);
      const parts = referring.map(({ id }) => id);
      await letGo(other, parts, context);
      await db.deleteFrom("plainRecord").where("id", "in", parts).execute();
    }
  }
}
