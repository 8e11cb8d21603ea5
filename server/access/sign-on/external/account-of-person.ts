import { ASKS, BOUND } from "../identity-states.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Identity } from "./provider.ts";

/** The account that a person of the provider has; or why they do not come in. */
export type PersonsAccount =
  | { readonly account: string }
  | { readonly refused: "unknown" | "asked" | "taken" };

/**
 * Issuer and subject decide whose account it is. By its name, which many providers let people change, an account is
 * found once only: somebody who comes for the first time asks for it, and an administrator has to agree. While nobody of
 * the firm has an account its super administrator comes in without, because nobody else could agree. To be called with
 * the firm locked.
 */
export async function accountOfPerson(
  firm: TenantDb,
  identity: Identity,
  clock: Clock,
): Promise<PersonsAccount> {
  const { issuer, subject, account } = identity;
  const known = await firm
    .selectFrom("signOnIdentity")
    .innerJoin("staff", "staff.userId", "signOnIdentity.userId")
    .select(["staff.account", "signOnIdentity.state"])
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("staff.isRemove", "=", 0)
    .executeTakeFirst();
  if (known?.state === BOUND) return { account: known.account };
  const staff = await firm
    .selectFrom("staff")
    .select(["userId", "userKind"])
    .where("account", "=", account)
    .where("isRemove", "=", 0)
    .executeTakeFirst();
  if (!staff) return { refused: "unknown" };
  const others = await firm
    .selectFrom("signOnIdentity")
    .select("userId")
    .where("state", "=", BOUND)
    .execute();
  if (others.some(({ userId }) => userId === staff.userId)) return { refused: "taken" };
  const isFirst = others.length === 0 && staff.userKind === "superAdmin";
  const state = isFirst ? BOUND : ASKS;
  // A request stands already, or the account is deleted.
  await firm
    .deleteFrom("signOnIdentity")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
  await firm
    .insertInto("signOnIdentity")
    .values({ userId: staff.userId, issuer, subject, shownName: account, state, createTime: clock.now() })
    .execute();
  return isFirst ? { account } : { refused: "asked" };
}
