import { periodEnd, shiftPeriod } from "../../../../src/domain/period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { nextNumber } from "../../../records/write/next-number.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Right } from "./rights-account.ts";

/** So much of a right, valid for so many months. */
export interface Grant {
  readonly rightsName: string;
  readonly rightsKind: string;
  readonly num: number;
  readonly unit: string;
  readonly validMonths: number;
}

/** Opens a right from today on, until the end of its last month. */
export async function openRight(grant: Grant, orderNo: string, context: FirmContext): Promise<Right> {
  const { rightsName, rightsKind, num, validMonths } = grant;
  const rights = await RecordStore.open("rights", context);
  const startDate = context.clock.now().slice(0, 10);
  const endDate = periodEnd(shiftPeriod(startDate.slice(0, 7), validMonths));
  const numbers = { total: num, allocatedNum: 0, usedNum: 0 };
  return await rights.create({ rightsName, rightsKind, ...numbers, startDate, endDate, orderNo });
}

/** Opens a right that costs nothing, with the trade that records its source. */
export async function openFreeRight(
  grant: Grant,
  tradeKind: "gift" | "code",
  context: FirmContext,
): Promise<Right> {
  const tradeNo = await nextTradeNo(context);
  const right = await openRight(grant, tradeNo, context);
  const { rightsName, rightsKind, num, unit, validMonths } = grant;
  const trades = await RecordStore.open("rightsTrade", context);
  await trades.create({
    rightsName,
    rightsKind,
    num,
    unit,
    validMonths,
    tradeNo,
    tradeKind,
    price: 0,
    amount: 0,
    status: 1,
    rightsId: right.rightsId,
  });
  return right;
}

export async function nextTradeNo(context: FirmContext): Promise<string> {
  const day = context.clock.now().slice(0, 10).replaceAll("-", "");
  return await nextNumber("rightsTrade", "tradeNo", `QY${day}`, context);
}
