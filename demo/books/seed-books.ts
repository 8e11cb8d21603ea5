import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { type Book, isServed } from "./books.ts";
import { DEMO_RULES } from "./demo-rules.ts";
import { makeAuxiliaryItems, makeAuxiliaryTypes } from "./make-auxiliaries.ts";
import { makeBalances } from "./make-balances.ts";
import { makeChart } from "./make-chart.ts";
import { makeCurrencies, makeRates } from "./make-currencies.ts";
import { planAccounts } from "./plan-accounts.ts";
import { seedBank } from "./seed-bank.ts";

/** Charts of accounts, auxiliary accounting, currencies, bank accounts with their statements, and balances. */
export async function seedBooks(world: DemoWorld): Promise<void> {
  const plans = world.companies
    .map((company, index) => ({ company, index, accounts: planAccounts(world, company, index) }))
    .filter(({ company }) => company.isRemove === 0);
  const types = await insertAll(world, "auxiliaryType", plans, ({ company, index }) =>
    makeAuxiliaryTypes(world, company, index),
  );
  const typeIds = types.map((made) => byName(made, "typeName"));
  const items = await insertAll(world, "auxiliaryItem", plans, ({ company, index }, place) =>
    isServed(company) ? makeAuxiliaryItems(world, company, index, typeIds[place] ?? new Map()) : [],
  );
  const charts = plans.map(({ company, accounts }, place) =>
    makeChart(world, company, accounts, typeIds[place] ?? new Map()),
  );
  const subjects = await insertAll(world, "subject", plans, (_plan, place) =>
    (charts[place] ?? []).map(({ record }) => record),
  );
  const books = plans.map((plan, place): Book => {
    const chart = charts[place] ?? [];
    const ids = subjects[place] ?? [];
    return {
      ...plan,
      subjects: new Map(chart.map(({ kmqc, yefx }, row) => [kmqc, { id: ids[row]?.id ?? 0, yefx }])),
      items: byName(items[place] ?? [], "itemName"),
    };
  });
  await seedCurrencies(world, books);
  const ruleIds = await seedRules(world);
  const entries = await seedBank(world, books, ruleIds);
  const balances = books
    .filter(({ company }) => isServed(company))
    .flatMap((book) => makeBalances(world, book, entries.get(book) ?? []));
  await world.insert("subjectBalance", balances);
}

interface Made {
  readonly id: number;
  readonly record: DemoRecord;
}

/** Keeps what is made of each of these, all in one go; gives it back by their places. */
async function insertAll<Of>(
  world: DemoWorld,
  kind: string,
  of: readonly Of[],
  make: (group: Of, place: number) => readonly DemoRecord[],
): Promise<Made[][]> {
  const groups = of.map(make);
  const ids = await world.insert(kind, groups.flat());
  let next = 0;
  return groups.map((group) => group.map((record) => ({ id: ids[next++] ?? 0, record })));
}

function byName(made: readonly Made[], field: string): Map<string, number> {
  return new Map(made.map(({ id, record }) => [String(record.fields[field]), id]));
}

async function seedCurrencies(world: DemoWorld, books: readonly Book[]): Promise<void> {
  const currencies = await insertAll(world, "currency", books, ({ company, index }) =>
    makeCurrencies(world, company, index),
  );
  const rates = books.flatMap(({ company }, place) =>
    makeRates(world, company, byName(currencies[place] ?? [], "bzdm")),
  );
  await world.insert("exchangeRate", rates);
}

async function seedRules(world: DemoWorld): Promise<Map<string, number>> {
  const ids = await world.insertOnce(
    "bankRule",
    DEMO_RULES.map((rule, place) => ({
      createTime: world.daysAgo(700 - place),
      fields: { ...rule, priority: (place + 1) * 10 },
    })),
  );
  return new Map(DEMO_RULES.map(({ ruleName }, place) => [ruleName, ids[place] ?? 0]));
}
