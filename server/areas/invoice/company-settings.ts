import type { FirmHandler } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";

interface OfCompany {
  readonly qyid: number;
}

/** Whether and when the company turned from a small-scale into a general taxpayer. */
export const taxpayerSwitch: FirmHandler<OfCompany> = async ({ qyid }, context) => {
  const store = await RecordStore.open("taxpayerSwitch", context);
  const found = await store.first({ where: { companyId: qyid } });
  return { sfxzy: found?.["sfxzy"] ?? "N", yxqq: found?.["yxqq"] ?? null };
};

interface MoveConfig {
  readonly hintShown?: number;
  readonly moveToNext?: number;
}

const USUAL = { hintShown: 0, moveToNext: 1 };

/** What happens with purchases that nobody selected; the usual until somebody has set it. */
export const readMoveConfig: FirmHandler<OfCompany> = async ({ qyid }, context) => {
  const store = await RecordStore.open("invoiceMoveConfig", context);
  const found = await store.first({ where: { companyId: qyid } });
  return {
    hintShown: found?.["hintShown"] ?? USUAL.hintShown,
    moveToNext: found?.["moveToNext"] ?? USUAL.moveToNext,
  };
};

export const keepMoveConfig: FirmHandler<OfCompany & MoveConfig> = async ({ qyid, ...changes }, context) => {
  const store = await RecordStore.open("invoiceMoveConfig", context);
  const found = await store.first({ where: { companyId: qyid } });
  if (found) await store.change(found, changes);
  else await store.create({ ...USUAL, companyId: qyid, ...changes });
  return null;
};
