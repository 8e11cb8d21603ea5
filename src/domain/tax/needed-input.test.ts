import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fuzz/random.ts";
import { vatOf } from "./general-vat.ts";
import { neededInput } from "./needed-input.ts";
import { NO_OPENING } from "./vat-opening.ts";

const FACTS = {
  outputTax: 3_216_492,
  inputTax: 0,
  transferOut: 0,
  opening: NO_OPENING,
  simpleTax: 1_813_411,
  controlFee: 0,
  prepaid: 0,
};

test("the simple method's tax stays, whatever is ticked", () => {
  expect(neededInput(FACTS, 3_421_657)).toBe(1_608_246);
  expect(neededInput(FACTS, 1_000_000)).toBe(3_216_492);
});

test("the input tax that is needed brings the VAT to the wish, and a cent more of it below", () => {
  const random = createRandom(5);
  for (let round = 0; round < 2000; round += 1) {
    const facts = {
      outputTax: 1_000_000 + random.below(5_000_000),
      inputTax: random.below(200_000),
      transferOut: random.below(50_000),
      opening: {
        credit: random.below(300_000),
        controlFee: random.oneIn(3) ? random.below(60_000) : 0,
        prepaid: random.oneIn(3) ? random.below(60_000) : 0,
      },
      simpleTax: random.oneIn(2) ? random.below(300_000) : 0,
      controlFee: random.oneIn(2) ? random.below(60_000) : 0,
      prepaid: random.oneIn(2) ? random.below(60_000) : 0,
    };
    const wanted = facts.simpleTax + 1 + random.below(100_000);
    const payable = (more: number) =>
      vatOf({ ...facts, inputTax: facts.inputTax + neededInput(facts, wanted) + more }).payable;
    expect(payable(0), JSON.stringify(facts)).toBe(wanted);
    expect(payable(1)).toBe(wanted - 1);
  }
});
