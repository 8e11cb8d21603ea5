import { readName } from "../../../../src/domain/name-reading.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { FieldError } from "../../../platform/errors.ts";
import { type UserInput, checkUserInput } from "./user-input.ts";

/** A new user must have a phone: without, the input is refused. */
type AccountInput = Pick<ParamsOf<"user.save">, keyof UserInput | "account" | "phone">;

export const addUser = operation(
  ["user.add", "userAdmin.add"],
  async (input, context) => await openAccount(input, context),
);

/** Opens an account. Its edition and term are those of the user who opens it. */
export async function openAccount(params: AccountInput, context: FirmContext): Promise<{ userId: number }> {
  const { db, user, clock, concerns } = context;
  const { account, roleIds, phone = "", ...input } = params;
  concerns(`${input.name}（${account}）`);
  const holder = await db
    .selectFrom("staff")
    .select("userId")
    .where((where) => where(where.fn<string>("lower", ["account"]), "=", account.toLowerCase()))
    .where("isRemove", "=", 0)
    .executeTakeFirst();
  await checkUserInput(context, params, NOBODY, [
    ...(holder ? [{ path: "account", message: "账号已存在" }] : []),
    ...phoneFaults(phone),
  ]);
  const { expireTime } = await db
    .selectFrom("staff")
    .select("expireTime")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  const { userId } = await db
    .insertInto("staff")
    .values({
      ...input,
      reading: readName(input.name),
      account,
      phone,
      ...OPENED,
      expireTime,
      createTime: clock.now(),
    })
    .returning("userId")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("staffRole")
    .values(roleIds.map((roleId) => ({ userId, roleId })))
    .execute();
  const versions = await db
    .selectFrom("staffVersion")
    .select(["serviceTag", "serviceVersion"])
    .where("userId", "=", user.id)
    .execute();
  if (versions.length > 0) {
    await db
      .insertInto("staffVersion")
      .values(versions.map((version) => ({ ...version, userId })))
      .execute();
  }
  return { userId };
}

function phoneFaults(phone: string): FieldError[] {
  if (phone === "") return [{ path: "phone", message: "请填写手机号" }];
  return phone.includes("*") ? [{ path: "phone", message: "请填写完整的手机号" }] : [];
}

const NOBODY = { userKind: null, roleIds: [] };
const OPENED = { status: 1, isRemove: 0, permission: true, initStatus: 2, lastLoginTime: null };
