import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";
import { readClientLinks } from "./client-links.ts";
import { demoPlans } from "./demo-plans.ts";
import { demoVisitRecord, visitMarketing } from "./demo-visit-records.ts";
import { DEMO_RELATION_REASONS } from "./visit-talks.ts";

const FINISHED = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const TWO_YEARS = 720;

/** Plans, the visits of two years, and the relation of the firm to its clients. */
export async function seedVisits(world: DemoWorld): Promise<void> {
  const clients = world.companies.filter(isServed);
  const links = await readClientLinks(world);
  const isLarge = clients.length > 20;
  const plans = demoPlans(world, clients, links, world.share(isLarge ? 150 : 40));
  const planIds = await world.insert(
    "visitPlan",
    plans.map(({ row }) => row),
  );
  const planned = plans.flatMap(({ client, number, row }, index): DemoRecord[] => {
    if (row.fields["status"] !== FINISHED) return [];
    const visit = { number, planId: planIds[index] ?? null, visitTime: String(row.fields["finishTime"]) };
    return [demoVisitRecord(world, client, links, visit)];
  });
  const free = Array.from({ length: world.share(isLarge ? 130 : 30) }, (_none, number): DemoRecord[] => {
    const client = clients[(number * 7) % clients.length];
    if (!client) return [];
    const served = Math.floor((world.clock.epochMs() - Date.parse(client.beginDate)) / DAY_MS);
    const days = world.random("record", number).between(2, Math.max(3, Math.min(TWO_YEARS, served - 1)));
    const visit = { number: number + 1000, planId: null, visitTime: world.daysAgo(days, number * 37) };
    return [demoVisitRecord(world, client, links, visit)];
  }).flat();
  const records = [...planned, ...free];
  const recordIds = await world.insert("visitRecord", records);
  await world.insert(
    "marketing",
    records.flatMap((record, index) => visitMarketing(recordIds[index] ?? 0, record)),
  );
  await world.insert("relationChange", clients.flatMap(relationChanges(world)));
}

/** Most clients have been checked once, some twice. */
const relationChanges =
  (world: DemoWorld) =>
  ({ companyId }: { readonly companyId: number }, index: number): DemoRecord[] => {
    if (index % 3 === 2) return [];
    const random = world.random("relation", companyId);
    const userId = world.keepersOf(companyId)[0] ?? world.staff[0]?.userId;
    const change = (days: number, beforeLevel: number | null, level: number): DemoRecord => ({
      companyId,
      createTime: world.daysAgo(days, index * 31),
      fields: { beforeLevel, relationshipLevel: level, reason: random.pick(DEMO_RELATION_REASONS), userId },
    });
    const first = 1 + (index % 5);
    const second = 1 + ((index + 2) % 5);
    return index % 2 === 0
      ? [change(random.between(200, 300), null, first), change(random.between(5, 150), first, second)]
      : [change(random.between(20, 300), null, first)];
  };
