import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type FilingCalendar, USUAL_CALENDAR } from "../src/domain/tax/filing-calendar.ts";
import type { HolidayYear } from "../src/domain/tax/rates/public-holidays.ts";

const DAY = { type: "string", pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };

const ENDS = {
  type: "object",
  propertyNames: { pattern: String.raw`^\d{4}-\d{2}$` },
  additionalProperties: DAY,
};

const SHAPE = {
  type: "array",
  items: {
    type: "object",
    required: ["year", "source", "runs", "worked"],
    properties: {
      year: { type: "integer", minimum: 2000, maximum: 2099 },
      source: { type: "string", minLength: 1 },
      runs: {
        type: "array",
        items: {
          type: "object",
          required: ["from", "to"],
          properties: { from: DAY, to: DAY },
          additionalProperties: false,
        },
      },
      worked: { type: "array", items: DAY },
      ends: ENDS,
      placeEnds: {
        type: "object",
        propertyNames: { pattern: String.raw`^\d{2}(\d{2})?$` },
        additionalProperties: ENDS,
      },
    },
    additionalProperties: false,
  },
};

/**
 * The years of the product, with those of a JSON file in their place: a list of years as `HolidayYear` has them.
 * Throws an Error that names the file and the place when it cannot be read.
 */
export function readFilingCalendar(file: string | undefined): FilingCalendar {
  if (file === undefined) return USUAL_CALENDAR;
  let years: unknown;
  try {
    years = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`FILING_CALENDAR：无法读取征期日历 ${file}`, { cause });
  }
  const isCalendar = new Ajv2020().compile<readonly HolidayYear[]>(SHAPE);
  if (!isCalendar(years)) {
    const [fault] = isCalendar.errors ?? [];
    throw new Error(
      `FILING_CALENDAR：征期日历 ${file} 的 ${fault?.instancePath || "/"} 有误：${fault?.message}`,
    );
  }
  const entered = new Set(years.map(({ year }) => year));
  return [...years, ...USUAL_CALENDAR.filter(({ year }) => !entered.has(year))];
}
