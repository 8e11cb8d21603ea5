import { expect, test } from "vitest";
import { useTestServer } from "../../server/testing/use-test-server.ts";
import { misdated, readTaxEvents } from "../testing/read-tax-events.ts";

const server = useTestServer();

test("taxes of a month are notified, answered, declared and paid after its end, and by now", async () => {
  const events = await readTaxEvents(server.db);
  expect([...new Set(events.map(({ kind }) => kind))].toSorted()).toEqual([
    "VAT declared",
    "VAT paid",
    "income tax declared",
    "income tax paid",
    "notice 1",
    "notice 11",
    "notice 1101",
    "notice 3",
    "notice 303",
    "other tax declared",
    "settlement declared",
    "settlement paid",
    "withheld tax declared",
    "withheld tax of a notice paid",
    "withheld tax paid",
  ]);
  expect(misdated(events, server.clock.now())).toEqual([]);
});
