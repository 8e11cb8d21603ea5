import type { Operation } from "../../src/schema/project/operation.ts";
import { Refusal } from "../platform/errors.ts";
import type { Grants } from "./grants.ts";
import type { SignedInUser } from "./signed-in-user.ts";

export const SHARED_FAULT = "通过分享登录进入的账号不能修改用户、角色、权限、密码和分享登录";

/** Writes about who gets in and what they may do. */
const GUARDED = /^(user|userAdmin|role|permission|department\.auth|companyUserAuth)\.|^session\.share/;

/** Lists of users as files change nothing. */
const HARMLESS = /\.export/;

/** Pages about who gets in and what they may do, with everything on them. */
const GUARDED_CODES = /^basicSetting\.(organisation|rolePermission|staffActions)(\.|$)/;

/** The owner's permissions as far as a guest with a share code has them: menu, pages and calls go together. */
export function grantsOfGuest(grants: Grants): Grants {
  return new Map([...grants].filter(([code]) => !GUARDED_CODES.test(code)));
}

/** Refuses to guests with a share code what only the owner of the account may do. */
export function assertOwnSignIn({ id, effect }: Operation, { signIn }: SignedInUser): void {
  if (signIn?.shared !== true || effect === "read" || !GUARDED.test(id) || HARMLESS.test(id)) return;
  throw new Refusal("permission", SHARED_FAULT);
}

/** The title of an operation in the log that a guest did in the name of the account's owner. */
export function sharedTitle(title: string, guest: string | null): string {
  return `${title}（分享登录${guest === null ? "" : `：${guest}`}）`;
}
