import type { DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";
import { chanceSteps } from "./chance-steps.ts";
import { demoIntroduceChance } from "./demo-introduce-chance.ts";
import { demoRiseChance } from "./demo-rise-chance.ts";

/** Chances to sell more to the clients in service, companies that they lead to, and what has been done about both. */
export async function seedOpportunity(world: DemoWorld): Promise<void> {
  const clients = world.companies.filter(isServed);
  const perClient = clients.length < 20 ? 3 : 1;
  // The last client has led to most.
  const introducesOf = (index: number) =>
    index === clients.length - 1 ? 6 : perClient + (index % 4 === 0 ? 1 : 0);
  const rises = clients.flatMap((client, index) =>
    Array.from({ length: perClient + (index % 3 === 0 ? 1 : 0) }, (_none, turn) =>
      demoRiseChance(world, client, index + turn * 7),
    ),
  );
  const riseIds = await world.insert("riseChance", rises);
  const introduces = clients.flatMap((client, index) =>
    Array.from({ length: introducesOf(index) }, (_none, turn) =>
      demoIntroduceChance(world, client, index * 4 + turn),
    ),
  );
  const introduceIds = await world.insert("introduceChance", introduces);
  const steps = [
    ...rises.flatMap((chance, index) => chanceSteps(world, "rise", riseIds[index] ?? 0, chance)),
    ...introduces.flatMap((chance, index) =>
      chanceSteps(world, "introduce", introduceIds[index] ?? 0, chance),
    ),
  ];
  await world.insert("marketing", steps);
}
