import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { ADMIN_KINDS, GRANTING_KINDS, departmentsInCharge } from "../../people/door.ts";

type Notice = RecordRow<"notice">;

/** Refuses the whole batch when one of the notices is not the user's to withdraw. */
export async function assertWithdrawable(notices: readonly Notice[], context: FirmContext): Promise<void> {
  const [reason] = (await withdrawObstacles(notices, context)).values();
  if (reason !== undefined) throw new Refusal("rule", reason);
}

/**
 * The notices that the user does not withdraw, each with the reason: who answers for a branch or a department withdraws
 * what was published there, but not by an administrator.
 */
export async function withdrawObstacles(
  notices: readonly Notice[],
  { db, user }: Pick<FirmContext, "db" | "user">,
): Promise<ReadonlyMap<Notice, string>> {
  const inCharge = await departmentsInCharge(db, user);
  const others = notices.filter(({ userId }) => userId !== user.id);
  if (inCharge === null || others.length === 0) return new Map();
  const staff = await db
    .selectFrom("staff")
    .select(["userId", "name", "deptId", "userKind"])
    .where("userId", "in", [...new Set(others.map(({ userId }) => userId))])
    .execute();
  const publishers = new Map(staff.map((publisher) => [publisher.userId, publisher]));
  const obstacle = (notice: Notice): string | null => {
    const publisher = publishers.get(notice.userId);
    if (!publisher) throw new Error(`the publisher of notice ${notice.id} is gone`);
    const { name, deptId, userKind } = publisher;
    if (!inCharge.includes(deptId)) return `这条公告由「${name}」发布，不属于您管理的部门，不能撤回`;
    const isAbove = ADMIN_KINDS.has(userKind) && !GRANTING_KINDS.has(user.userKind);
    return isAbove ? `这条公告由管理员「${name}」发布，只有管理员可以撤回` : null;
  };
  return new Map(
    others.flatMap((notice): [Notice, string][] => {
      const reason = obstacle(notice);
      return reason === null ? [] : [[notice, reason]];
    }),
  );
}
