import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { openFreeRight } from "./open-right.ts";

/** Takes what was given to the firm; what has been taken already, or too late, refuses all. */
export const receiveGifts = operation("rights.gift.receive", async ({ idList }, context) => {
  const store = await RecordStore.open("rightsGift", context);
  const gifts = await store.take(idList);
  for (const { rightsName, receiveTime, deadline } of gifts) {
    if (receiveTime !== null) throw new Refusal("rule", `「${rightsName}」已领取，请刷新后查看`);
    if (deadline < today(context)) throw new Refusal("rule", `「${rightsName}」已于 ${deadline} 截止领取`);
  }
  for (const gift of gifts) {
    const { rightsId } = await openFreeRight(gift, "gift", context);
    await store.change(gift, { rightsId, ...receivedNow(context) });
  }
  store.concern(gifts);
  return { count: gifts.length };
});

/** Turns a code into a right, once. */
export const redeemCode = operation("rights.gift.redeem", async ({ code }, context) => {
  const codes = await RecordStore.open("rightsCode", context);
  const found = await codes.first({ where: { code } });
  if (!found) refuse("兑换码不存在，请核对后重新填写");
  const [taken = found] = await codes.take([found.id]);
  const { rightsName, rightsKind, num, unit, validMonths, deadline } = taken;
  if (taken.giftId !== null) refuse("兑换码已使用，不能重复兑换");
  if (deadline < today(context)) refuse(`兑换码已于 ${deadline} 过期`);
  const right = await openFreeRight(taken, "code", context);
  const gift = await (
    await RecordStore.open("rightsGift", context)
  ).create({
    rightsName,
    rightsKind,
    num,
    unit,
    validMonths,
    deadline,
    source: "code",
    giftDate: today(context),
    rightsId: right.rightsId,
    remark: null,
    ...receivedNow(context),
  });
  await codes.change(taken, { giftId: gift.id });
  return { rightsName, num, endDate: right.endDate };
});

function receivedNow({ clock, user }: FirmContext) {
  return { receiveTime: clock.now(), receiveUserId: user.id };
}

function today({ clock }: FirmContext): string {
  return clock.now().slice(0, 10);
}

function refuse(message: string): never {
  throw new Refusal("validation", message, [{ path: "code", message }]);
}
