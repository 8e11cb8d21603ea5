import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fuzz/random.ts";
import { vatOf } from "../../domain/tax/general-vat.ts";
import { formulaParts } from "./formula-parts.ts";

test("what stands before the sign of equality comes to what stands behind it, also with a credit that is left", () => {
  const random = createRandom(26);
  for (let round = 0; round < 2000; round += 1) {
    const vat = vatOf({
      outputTax: random.below(5_000_000),
      inputTax: random.below(6_000_000),
      transferOut: random.oneIn(3) ? random.below(100_000) : 0,
      opening: {
        credit: random.oneIn(2) ? random.below(3_000_000) : 0,
        controlFee: random.oneIn(3) ? random.below(60_000) : 0,
        prepaid: random.oneIn(3) ? random.below(500_000) : 0,
      },
      simpleTax: random.oneIn(2) ? random.below(2_000_000) : 0,
      controlFee: random.oneIn(2) ? random.below(60_000) : 0,
      prepaid: random.oneIn(2) ? random.below(500_000) : 0,
    });
    const sum = formulaParts(vat, false).reduce(
      (total, { sign, fen }) => total + (sign === "−" ? -fen : fen),
      0,
    );
    expect(sum, JSON.stringify(vat)).toBe(vat.payable);
  }
});
