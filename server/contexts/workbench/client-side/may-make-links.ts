import { mayCall } from "../../../access/grants.ts";
import type { SignedInUser } from "../../../access/signed-in-user.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { findOperation } from "../../../records/query/find-operation.ts";

/** True while the user has the right to make links of clients; without it those made before open nothing. */
export async function mayMakeLinks(
  { grants }: SignedInUser,
  context: Pick<FirmContext, "project">,
): Promise<boolean> {
  const { permission, effect } = await findOperation(context, "miniProgram.client.link");
  return mayCall(grants, permission, effect);
}
