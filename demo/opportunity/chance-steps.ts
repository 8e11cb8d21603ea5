import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { DEMO_TALKS } from "./chance-kinds.ts";

const METHODS = ["phone", "wechat", "onSite", "phone", "video", "invited"];
const RESULTS = ["interested", "considering", "unreached", "interested", "refused"];
const UNCONFIRMED = 1;
const FOLLOWING = 2;

/** The steps of a chance to its state: one marketing record for each follow-up. */
export function chanceSteps(
  world: DemoWorld,
  type: "rise" | "introduce",
  id: number,
  { companyId = 0, createTime, fields }: DemoRecord,
): DemoRecord[] {
  const count = Number(fields["followCount"]);
  const random = world.random("steps", type, id);
  const first = Date.parse(createTime.replace(" ", "T"));
  const last = Date.parse(String(fields["lastFollowTime"]).replace(" ", "T"));
  const now = world.clock.now();
  return Array.from({ length: count }, (_none, turn) => {
    const isLast = turn === count - 1;
    const share = (turn + 1) / count;
    const days = Math.round(
      (Date.parse(now.replace(" ", "T")) - (first + (last - first) * share)) / 86_400_000,
    );
    const followed = isLast ? String(fields["lastFollowTime"]) : world.daysAgo(days, id * 7);
    return {
      companyId,
      createTime: followed,
      fields: {
        title: fields["title"] ?? fields["targetName"],
        type,
        riseId: type === "rise" ? id : null,
        introduceId: type === "introduce" ? id : null,
        recordId: null,
        method: METHODS[(id + turn) % METHODS.length],
        result: RESULTS[(id + turn) % RESULTS.length],
        content: isLast && fields["closeReason"] ? fields["closeReason"] : random.pick(DEMO_TALKS),
        beforeStatus: turn === 0 ? UNCONFIRMED : FOLLOWING,
        afterStatus: isLast ? fields["status"] : FOLLOWING,
        userId: fields["followUserId"],
        nextTime: isLast ? null : world.daysAgo(days - 7),
      },
    };
  });
}
