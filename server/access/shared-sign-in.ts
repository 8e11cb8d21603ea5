import type { Operation } from "../../src/schema/project/operation.ts";
import { Refusal } from "../platform/errors.ts";
import type { Grants } from "./grants.ts";
import type { SignedInUser } from "./signed-in-user.ts";

export const SHARED_FAULT =
  "通过分享登录进入的账号不能修改用户、角色、权限、密码、分享登录、客户链接和小程序绑定";

/** Tables of access and rights; tokens and tickets end with the sign-in that has them. */
const ACCESS_TABLES = [
  "staff",
  "staff_role",
  "role",
  "role_permission",
  "password_state",
  "share_code",
  "client_link",
  "screen_lock",
] as const;

/** Pages about who gets in and what they may do, with everything on them. */
const GUARDED_CODES = /^basicSetting\.(organisation|rolePermission|staffActions)(\.|$)|\.clientLinks$/;

/** The owner's permissions as far as a guest with a share code has them: menu, pages and calls go together. */
export function grantsOfGuest(grants: Grants): Grants {
  return new Map([...grants].filter(([code]) => !GUARDED_CODES.test(code)));
}

/** Refuses to guests with a share code what only the owner of the account may do. */
export function assertOwnSignIn({ ownSignIn }: Operation, { signIn }: SignedInUser): void {
  if (ownSignIn && signIn?.shared === true) throw new Refusal("permission", SHARED_FAULT);
}

/** The tables in which the operation may neither make nor change rows, for any caller. */
export function tablesClosedTo({ ownSignIn }: Operation): readonly string[] {
  return ownSignIn ? [] : ACCESS_TABLES;
}

/** The title of an operation in the log that a guest did in the name of the account's owner. */
export function sharedTitle(title: string, guest: string | null): string {
  return `${title}（分享登录${guest === null ? "" : `：${guest}`}）`;
}
