import { expect, test } from "vitest";
import { findHeldThreads } from "./find-held-threads.ts";
import { sources } from "./sources.ts";

const CALCULATION = `import { type Part, weigh } from "../../../src/domain/tax/weigh.ts";
export const calculation: Calculation<Part[], number> = { module: import.meta.url, work: weigh };`;

test("the work of a calculation is done by threads alone", () => {
  expect(findHeldThreads(sources())).toEqual([]);
});

test("a request that does it itself is found, one that names its types is none", () => {
  const files = new Map([
    ["server/contexts/tax/weight.ts", CALCULATION],
    [
      "server/contexts/tax/list.ts",
      'import {\n  other,\n  weigh as weighAll,\n} from "../../../src/domain/tax/weigh.ts";',
    ],
    ["server/contexts/tax/types.ts", 'import type { Part } from "../../../src/domain/tax/weigh.ts";'],
    ["server/contexts/tax/type.ts", 'import { type Part } from "../../../src/domain/tax/weigh.ts";'],
  ]);
  expect(findHeldThreads(files)).toEqual([
    { file: "server/contexts/tax/list.ts", imports: "src/domain/tax/weigh.ts weigh" },
  ]);
});
