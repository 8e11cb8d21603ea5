import { Refusal } from "../platform/errors.ts";
import { mayCall } from "./grants.ts";
import type { SignedInUser } from "./signed-in-user.ts";

/** Refuses when the permission to export has been taken away since the job was left. */
export function assertMayExport({ user }: { readonly user: SignedInUser }, code: string): void {
  if (!mayCall(user.grants, [code], "write")) throw new Refusal("permission");
}
