import { isSamePersonName } from "../person-name.ts";
import type { ClaimedChild, SpecialAdditionalClaim } from "./special-additional-claim.ts";

type ChildClaim = Extract<SpecialAdditionalClaim, { readonly kind: "child-education" | "infant-care" }>;

const TITLES = { "child-education": "子女教育", "infant-care": "3岁以下婴幼儿照护" } as const;

/** By their numbers where both have one, else by their names; false where that cannot be told. */
export function isSameChild(one: ClaimedChild, other: ClaimedChild): boolean {
  if (one.number !== undefined && other.number !== undefined) return one.number === other.number;
  return one.name !== undefined && other.name !== undefined && isSamePersonName(one.name, other.name);
}

export function isNamed({ name, number }: ClaimedChild): boolean {
  return name !== undefined || number !== undefined;
}

/**
 * Why a claim for a child cannot stand beside the employee's others, in words for the user. Equal claims without a child's
 * name are different children; others of the same months may be the same child, and are not counted twice.
 */
export function childClaimFault(
  claim: SpecialAdditionalClaim,
  others: readonly SpecialAdditionalClaim[],
): string | undefined {
  if (!isChildClaim(claim)) return undefined;
  const title = TITLES[claim.kind];
  const child = claim.child ?? {};
  for (const other of others) {
    if (!isChildClaim(other) || other.kind !== claim.kind || !overlaps(claim, other)) continue;
    const otherChild = other.child ?? {};
    if (isSameChild(child, otherChild)) return `同一子女的${title}在同一月份只能扣除一次，请先删除原来的一条`;
    if (isNamed(child) && isNamed(otherChild)) continue;
    if (!isEqual(claim, other))
      return `同一月份有多条期间或比例不同的${title}，没有子女姓名或证件号码的，无法判断是否为同一子女，请填写后重新导入，或先删除原来的一条`;
  }
  return undefined;
}

function isChildClaim(claim: SpecialAdditionalClaim): claim is ChildClaim {
  return claim.kind === "child-education" || claim.kind === "infant-care";
}

function overlaps(one: SpecialAdditionalClaim, other: SpecialAdditionalClaim): boolean {
  const last = ({ to }: SpecialAdditionalClaim) => to ?? "9999-12";
  return one.from <= last(other) && other.from <= last(one);
}

function isEqual(one: ChildClaim, other: ChildClaim): boolean {
  return one.from === other.from && one.to === other.to && one.sharePercent === other.sharePercent;
}
