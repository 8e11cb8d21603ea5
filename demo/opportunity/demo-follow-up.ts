import type { DemoWorld } from "../demo-world.ts";
import { DEMO_CLOSE_REASONS } from "./chance-kinds.ts";

/** The user who follows a chance up and its outcome; `createDays`: how long ago it was found. */
export function demoFollowUp(
  world: DemoWorld,
  companyId: number,
  { status, createDays, amount }: { status: number; createDays: number; amount: number },
) {
  const random = world.random("follow-up", companyId, createDays, amount);
  const adviser = world.staff.filter(({ roles }) => roles.includes("外勤顾问"));
  const [keeper] = world.keepersOf(companyId);
  const others = adviser.length > 0 ? adviser : world.staff;
  const follower = random.chance(0.6) ? random.pick(others).userId : keeper;
  const lastDays = random.between(1, Math.max(1, createDays - 2));
  const isClosed = status > 2;
  return {
    followUserId: status === 1 ? null : (follower ?? null),
    followCount: status === 1 ? 0 : isClosed ? 2 : random.between(1, 3),
    lastFollowTime: status === 1 ? null : world.daysAgo(lastDays, random.between(0, 500)),
    dealAmount: status === 3 ? Math.round((amount * random.between(80, 110)) / 100) : null,
    dealDate: status === 3 ? world.daysAgo(lastDays).slice(0, 10) : null,
    closeReason: status === 4 || status === 5 ? random.pick(DEMO_CLOSE_REASONS[status]) : null,
  };
}
