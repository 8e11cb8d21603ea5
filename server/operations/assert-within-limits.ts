import type { Operation } from "../../src/schema/project/operation.ts";
import type { Clock } from "../platform/clock.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";
import { assertRoom, spend } from "../platform/limits/spend-allowance.ts";
import type { SignedInUser } from "../access/signed-in-user.ts";
import type { FormParts } from "./read-form.ts";
import type { RawParams } from "./read-params.ts";

const EXPORT = /[.](export\w*|\w+Export)$/;

/** Refuses uploads and exports beyond what user and firm may use. */
export async function assertWithinLimits(
  { id, body: kind }: Operation,
  { body }: RawParams,
  user: SignedInUser,
  db: TenantDb,
  clock: Clock,
): Promise<void> {
  if (kind === "multipart") {
    await spend(db, clock, user.id, "upload");
    const files = Object.values((body as FormParts).files);
    await assertRoom(
      db,
      user.id,
      files.reduce((bytes, { content }) => bytes + content.byteLength, 0),
    );
  }
  if (EXPORT.test(id)) {
    await spend(db, clock, user.id, "export");
    await spend(db, clock, user.id, "dailyExport");
  }
}
