import { mayCall } from "../../../access/grants.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";

/** The code for declaring another amount than the client was notified of, with a reason. */
export const DECLARE_DIFFERENT = "accountingCentre.taxConfirmation.declareDifferent";

/** The reason for declaring other amounts than the clients were notified of; null: they have to be the same. */
export function reasonToDiffer(
  { reason }: { readonly reason?: string | null | undefined },
  { user }: Pick<FirmContext, "user">,
): string | null {
  const words = (reason ?? "").trim();
  if (words === "") return null;
  if (!mayCall(user.grants, [DECLARE_DIFFERENT], "write")) throw new Refusal("permission");
  return words;
}
