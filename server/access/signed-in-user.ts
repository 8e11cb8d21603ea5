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

/** A client company whose bearer of a link works in the name of the user who made it. */
export interface ClientActor {
  readonly companyId: number;
  readonly companyName: string;
}

/** The user of a request. */
export interface SignedInUser {
  readonly id: number;
  readonly gsid: number;
  readonly name: string;
  readonly userKind: UserKind;
  readonly grants: Grants;
  /** Null: a job does it for them, or a client. */
  readonly signIn: SignIn | null;
  /** Absent: the user works. */
  readonly client?: ClientActor | undefined;
}
