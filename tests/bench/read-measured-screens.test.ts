import { expect, test } from "vitest";
import { readMeasuredScreens } from "./read-measured-screens.ts";

test("the measured screens pass the checks of the product", async () => {
  const { project, errors } = await readMeasuredScreens();
  expect(errors).toEqual([]);
  expect([...project.screens.keys()].toSorted()).toEqual([
    "bench.all-clients",
    "bench.client-form",
    "bench.clients",
    "bench.dashboard",
    "bench.sheet",
  ]);
});
