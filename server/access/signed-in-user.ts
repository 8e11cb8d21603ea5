import type { UserKind } from "../tables/tables.ts";
import type { Grants } from "./grants.ts";

/** The sign-in that a request came by. */
interface SignIn {
  /** Hash of the single sign-on's session, which ends all its tokens. */
  readonly ssoSession: string;
  readonly expireTime: string;
  /** By a share code: a guest works in the user's name. */
  readonly shared: boolean;
  /** The name that the guest gave. */
  readonly guest: string | null;
}

/** The user of a request. */
export interface SignedInUser {
  readonly id: number;
  readonly gsid: number;
  readonly name: string;
  readonly userKind: UserKind;
  readonly grants: Grants;
  /** Null: a job does it for them. */
  readonly signIn: SignIn | null;
}
