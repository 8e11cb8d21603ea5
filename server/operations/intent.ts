import type { Operation } from "../../src/schema/project/operation.ts";
import type { SignedInUser } from "../access/signed-in-user.ts";

/** The write that a user wants. */
export interface Intent {
  readonly operation: Operation;
  readonly user: SignedInUser;
  readonly params: object;
  /** Named by the browser: the same for every try of one intent. */
  readonly key: string | undefined;
  readonly requestNo: string;
  readonly clientIp: string;
}
