import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { DEMO_NOTICES } from "./demo-notice-texts.ts";

const DAYS_BETWEEN = 6;
const UNREAD_NEWEST = 4;
/** One that opened by itself; all users have read it. */
const SEEN_AT_ONCE = 6;

/** The notices to all users in the last weeks; the newest few are unread. */
export async function seedNotices(world: DemoWorld): Promise<void> {
  const [publisher] = world.staff;
  if (!publisher) return;
  const texts = DEMO_NOTICES.map((fields, index): DemoRecord => {
    const effectTime = world.daysAgo(1 + index * DAYS_BETWEEN, index * 53);
    return {
      createTime: effectTime,
      fields: {
        ...fields,
        effectTime,
        expireTime: null,
        popUp: index === SEEN_AT_ONCE ? 1 : 0,
        imageKeyList: [],
        userId: publisher.userId,
        receiverNum: world.staff.length,
      },
    };
  });
  const ids = await world.insert("notice", texts);
  const deliveries = ids.flatMap((noticeId, index) =>
    world.staff.map(({ userId }): DemoRecord => {
      const createTime = texts[index]?.createTime ?? world.daysAgo(1);
      const isRead =
        index === SEEN_AT_ONCE ||
        (index >= UNREAD_NEWEST && world.random("notice", noticeId, userId).chance(0.8));
      const fields = {
        noticeId,
        userId,
        deliverStatus: isRead ? 1 : 0,
        readTime: isRead ? createTime : null,
      };
      return { createTime, fields };
    }),
  );
  await world.insert("noticeDelivery", deliveries);
}
