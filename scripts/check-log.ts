import { checkLog } from "../server/operations/audit/check-log.ts";
import { tenantDb } from "../server/platform/database/tenant-db.ts";
import { reasonOf, withNamedDatabase } from "./database/open-named-database.ts";

/** `npm run check:log`: holds every firm's operation log against its seals. */
try {
  await withNamedDatabase(process.env, async (db) => {
    for (const { gsid, gsmc } of await db
      .selectFrom("firm")
      .select(["gsid", "gsmc"])
      .orderBy("gsid")
      .execute()) {
      const { rows, batches, head, fault } = await checkLog(tenantDb(db, gsid));
      if (fault !== null) process.exitCode = 1;
      console.log(
        `${gsmc}：${fault ?? `完整，${batches} 批 ${rows} 条，最后封存 ${head?.slice(0, 16) ?? "无"}`}`,
      );
    }
  });
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
