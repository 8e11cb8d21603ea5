import { expect, test } from "vitest";
import { childClaimFault } from "./child-claims.ts";
import type { ClaimedChild, SpecialAdditionalClaim } from "./special-additional-claim.ts";

const claim = (child: ClaimedChild, change: object = {}): SpecialAdditionalClaim => ({
  kind: "child-education",
  from: "2026-01",
  to: "2026-12",
  sharePercent: 100,
  child,
  ...change,
});
const LATER = { from: "2026-06" };
const SAME = "同一子女的子女教育在同一月份只能扣除一次";
const UNCLEAR = "同一月份有多条期间或比例不同的子女教育";

test.each<[string, SpecialAdditionalClaim, SpecialAdditionalClaim, string | undefined]>([
  ["a name again", claim({ name: "何一" }), claim({ name: "何一" }, LATER), SAME],
  [
    "a number again under another name",
    claim({ name: "何一", number: "1" }),
    claim({ name: "何壹", number: "1" }),
    SAME,
  ],
  [
    "a name with two numbers",
    claim({ name: "何一", number: "1" }),
    claim({ name: "何一", number: "2" }),
    undefined,
  ],
  ["two names", claim({ name: "何一" }), claim({ name: "何二" }, LATER), undefined],
  ["equal ones without names", claim({}), claim({}), undefined],
  ["unequal ones without names", claim({}), claim({}, LATER), UNCLEAR],
  ["unequal shares, one of them named", claim({ name: "何一" }), claim({}, { sharePercent: 50 }), UNCLEAR],
  [
    "a name in other months",
    claim({ name: "何一" }, { to: "2026-05" }),
    claim({ name: "何一" }, LATER),
    undefined,
  ],
  [
    "a name as an infant",
    claim({ name: "何一" }),
    claim({ name: "何一" }, { kind: "infant-care" }),
    undefined,
  ],
])("%s", (_name, one, other, fault) => {
  for (const found of [childClaimFault(one, [other]), childClaimFault(other, [one])])
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
});
