import { bareTitle } from "./bare-title.ts";
import { movePoint } from "./decimal.ts";

/** Unit of an amount → the places by which the point moves from it to 元. */
const UNITS: Readonly<Record<string, number>> = {
  元: 0,
  百元: 2,
  千元: 3,
  万: 4,
  万元: 4,
  百万元: 6,
  千万元: 7,
  亿: 8,
  亿元: 8,
};

const LAST_BRACKETS = /^(?<before>.+)[([【](?:单位:?)?(?:人民币)?(?<unit>[百千万亿]*元?)[)\]】]$/;
const AFTER_SIGN = /^(?<before>.+)[:/_-](?:单位:?)?(?:人民币)?(?<unit>[百千万亿]*元?)$/;

export interface TitleUnit {
  /** The title as it is compared, without its unit. */
  readonly bare: string;
  /** The places by which the point of an amount below it moves to give 元; undefined where the title names no unit. */
  readonly places: number | undefined;
}

/** A title that may end in the unit of its amounts: 注册资本（万元）, 注册资金/万元. */
export function splitUnit(title: string): TitleUnit {
  const whole = bareTitle(title);
  const { before = whole, unit = "" } = (LAST_BRACKETS.exec(whole) ?? AFTER_SIGN.exec(whole))?.groups ?? {};
  const places = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  return places === undefined ? { bare: whole, places } : { bare: before, places };
}

/**
 * The places by which the point of an amount below `title` moves to be in the unit of `known`: 4 from 注册资本（万元） to
 * 注册资本（元）. A title without a unit is in that of the other.
 */
export function placesBetween(title: string, known: string): number {
  const wanted = splitUnit(known).places ?? 0;
  return (splitUnit(title).places ?? wanted) - wanted;
}

/** A cell that writes its unit says what it is by itself: 100万元 below 注册资本（万元） is a million. */
const OWN_UNIT = /[万亿](?:元?整?(?:人民币)?|人民币元?)\s*$/;

/** The amount that was read from a cell, with its point moved by the places of its column. */
export function amountInUnit(amount: number, cell: string | number | boolean | null, places: number): number {
  return typeof cell === "string" && OWN_UNIT.test(cell) ? amount : movePoint(amount, places);
}
