import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";

/** The change of the company from a small-scale into a general taxpayer, with its day. */
export const taxpayerSwitch = operation("invoice.queryQySfxzyByQyid", async ({ qyid }, context) => {
  const store = await RecordStore.open("taxpayerSwitch", context);
  const taxpayer = await store.first({ where: { companyId: qyid } });
  return { sfxzy: taxpayer?.sfxzy ?? "N", yxqq: taxpayer?.yxqq ?? null };
});

const USUAL = { hintShown: 0, moveToNext: 1 };

/** The treatment of purchases that were not selected; the usual until one is set. */
export const readMoveConfig = operation("invoice.moveConfig.get", async ({ qyid }, context) => {
  const store = await RecordStore.open("invoiceMoveConfig", context);
  const config = await store.first({ where: { companyId: qyid } });
  return {
    hintShown: config?.hintShown ?? USUAL.hintShown,
    moveToNext: config?.moveToNext ?? USUAL.moveToNext,
  };
});

export const saveMoveConfig = operation("invoice.moveConfig.set", async ({ qyid, ...changes }, context) => {
  const store = await RecordStore.open("invoiceMoveConfig", context);
  await keepOne(store, { companyId: qyid }, (known) => ({ ...(!known && USUAL), ...changes }));
  return null;
});
