import type { CallPlan, ScreenPlan, Template } from "../../schema/plan/plans/screen-plan.ts";
import { attempt } from "../../session/lasting-storage.ts";

/** The list that a record was opened from, as plain data: where the record stands in it, and how the others are reached. */
export interface Trail {
  /** The operation of the list's request, with all parameters except the page. */
  readonly call: CallPlan;
  readonly params: { readonly [name: string]: unknown };
  readonly rowKey: string;
  /** Arguments of `navigate` for a row, or what a dialog hands to its screen: templates that see `row`, `state` and `names`. */
  readonly to: { readonly [argument: string]: Template };
  /** The derived states of the list's rows. */
  readonly states?: ScreenPlan["states"];
  readonly names: { readonly [name: string]: unknown };
  /** The record's own key, and its place when it was last seen: page from 1, index from 0. */
  readonly key: string;
  readonly page: number;
  readonly size: number;
  readonly at: number;
  readonly total: number;
}

/** One further on, or one back. */
export type Step = 1 | -1;

/** The neighbour that a step has led to. */
export interface Reached {
  /** The arguments of `to`, worked out for this record. */
  readonly to: { readonly [argument: string]: unknown };
  readonly trail: Trail;
  /** Parameters of the address that the next record takes over. */
  readonly kept: readonly string[];
}

/** Reads what the browser has kept; nothing when it is no trail. */
export function readTrail(value: unknown): Trail | undefined {
  if (value === null || typeof value !== "object") return undefined;
  const trail = value as Trail;
  const numbers = [trail.page, trail.size, trail.at, trail.total];
  const texts = [trail.rowKey, attempt(() => trail.to.navigate), trail.key, attempt(() => trail.call.id)];
  const isTrail =
    numbers.every((number) => Number.isInteger(number) && number >= 0) &&
    texts.every((text) => typeof text === "string") &&
    [trail.params, trail.names].every((holder) => typeof holder === "object" && holder !== null);
  return isTrail ? trail : undefined;
}

/** From 1. */
export function placeOf({ page, size, at }: Trail): number {
  return (page - 1) * size + at + 1;
}
