import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { departmentsInCharge } from "./branch-tree.ts";

interface Placed {
  /** Of a department, or of a user who works there. */
  readonly name: string;
  readonly deptId: number;
}

/** Refuses what stands outside the departments that a branch administrator or a department manager answers for. */
export async function assertInCharge(
  { db, user }: Pick<FirmContext, "db" | "user">,
  targets: readonly Placed[],
): Promise<void> {
  const inCharge = await departmentsInCharge(db, user);
  const outside = inCharge && targets.find(({ deptId }) => !inCharge.includes(deptId));
  if (outside) throw new Refusal("rule", `「${outside.name}」不在您管理的部门，不能操作`);
}
