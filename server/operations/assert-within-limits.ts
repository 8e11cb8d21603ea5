import type { Operation } from "../../src/schema/project/operation.ts";
import type { Clock } from "../platform/clock.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";
import { assertRoom, spend } from "../platform/limits/spend-allowance.ts";
import type { SignedInUser } from "../access/signed-in-user.ts";
import type { FormParts } from "./read-form.ts";
import type { RawParams } from "./read-params.ts";

const EXPORT = /[.](export\w*|\w+Export)$/;

/**
 * Refuses what goes beyond the measure of user and firm: uploads, exports and what comes by itself. Whatever a client
 * writes by a link is measured by its company.
 */
export async function assertWithinLimits(
  { id, body: kind, unlogged }: Operation,
  { body }: RawParams,
  user: SignedInUser,
  db: TenantDb,
  clock: Clock,
): Promise<void> {
  const { client } = user;
  const [holder, upload, room] = client
    ? ([client.companyId, "clientUpload", "clientStorage"] as const)
    : ([user.id, "upload", "storage"] as const);
  if (kind === "multipart") {
    await spend(db, clock, holder, upload);
    const files = Object.values((body as FormParts).files);
    const bytes = files.reduce((sum, { content }) => sum + content.byteLength, 0);
    await assertRoom(db, room, holder, bytes);
  } else if (client) await spend(db, clock, holder, "clientWords");
  if (unlogged) await spend(db, clock, user.id, "signal");
  if (EXPORT.test(id)) {
    await spend(db, clock, user.id, "export");
    await spend(db, clock, user.id, "dailyExport");
  }
}
