import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RuleBook } from "../../../records/rule-book.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** 人民币. */
const HOME = "CNY";

/** Every ledger has one base currency, and other currencies only beside it; what has rates or accounts stays. */
export const currencyRules: RuleBook = {
  currency: {
    complete: (fields, before) => (before ? fields : { ...fields, isBase: fields.bzdm === HOME ? 1 : 0 }),
    assertAllowed: async (after, before, context) => {
      if (before?.isBase === 1 && after.status === 0) throw new Refusal("rule", "本位币不能停用");
      if (before || after.isBase === 1) return;
      const store = await RecordStore.open("currency", context);
      if ((await store.count({ where: { ztdm: after.ztdm, isBase: 1 } })) === 0)
        throw new Refusal("rule", `账套还没有本位币，请先新增人民币（${HOME}）`);
    },
    assertRemovable: assertUnused,
  },
  exchangeRate: {
    assertAllowed: async (after, before, context) => {
      const store = await RecordStore.open("currency", context);
      const currency = await store.find(after.currencyId);
      if (currency.ztdm !== after.ztdm) throw refusal("currencyId", "币种不属于此账套，请重新选择");
      if (!before && currency.isBase === 1) throw refusal("currencyId", "本位币不需要设置汇率");
    },
  },
};

async function assertUnused(records: readonly StoredRecord[], context: FirmContext): Promise<void> {
  const rates = await RecordStore.open("exchangeRate", context);
  const accounts = await RecordStore.open("bankAccount", context);
  for (const record of records) {
    const name = String(record.bzmc);
    const rateCount = await rates.count({ where: { currencyId: record.id } });
    if (rateCount > 0) throw new Refusal("rule", `币种“${name}”还有 ${rateCount} 条汇率，请先删除汇率`);
    const where = { companyId: Number(record.ztdm), bzdm: String(record.bzdm) };
    const accountCount = await accounts.count({ where });
    if (accountCount > 0)
      throw new Refusal("rule", `币种“${name}”正被 ${accountCount} 个银行账户使用，不能删除`);
  }
}

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
