import type { EnumEntry, FieldPlan, StatePlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { compileText } from "../../src/expression/template.ts";
import type { Scope } from "./viewer.ts";
import {
  writtenDay,
  writtenMoment,
  writtenMoney,
  writtenNumber,
  writtenPercent,
  writtenPeriod,
} from "./written-values.ts";

export type Row = { readonly [property: string]: unknown };

/** The tables that came with the plan. */
export interface Tables {
  readonly enums: { readonly [name: string]: readonly EnumEntry[] };
  readonly states?: { readonly [name: string]: StatePlan };
}

/** The content of a cell: its texts from left to right and top to bottom, one blank between them, and its buttons. */
export interface Cell {
  readonly text: string;
  readonly buttons: readonly string[];
}

type Oracle = (value: unknown, row: Row, options: Row, tables: Tables, scope: Scope) => Cell;

/** Stands where there is no value. */
export const BLANK = "--";

const CALCULATING = -8888888888.88;

/** The text of each kind of value: written from docs/field-kinds.md, not from the code that it checks. */
const oracles: { readonly [kind: string]: Oracle } = {
  text: (value, _row, { shorten }) => {
    const text = plain(value);
    const isLong = typeof shorten === "number" && text.length >= shorten;
    return only(isLong ? `${text.slice(0, 6)}…${text.slice(-6)}` : text);
  },
  number: (value, _row, { decimals, separators, unit }) => {
    if (typeof value !== "number") return only(plain(value));
    const text = writtenNumber(value, decimals as number | undefined, separators !== false);
    return only(unit === undefined ? text : `${text} ${plain(unit)}`);
  },
  money: (value, row, { status, hideZero }) => {
    if (hideZero === true && value === 0) return { text: "", buttons: [] };
    if (typeof status === "string" && row[status] === 0) return only("未生成");
    if (value === CALCULATING) return only("计算中");
    return only(typeof value === "number" ? writtenMoney(value) : plain(value));
  },
  percent: (value, _row, { of, decimals }) => {
    if (typeof value !== "number") return only(plain(value));
    return only(writtenPercent(of === "percent" ? value / 100 : value, decimals as number | undefined));
  },
  boolean: (value, _row, { on = true, off = false }) =>
    only(value === on ? "是" : value === off ? "否" : plain(value)),
  enum: (value, _row, options, { enums }) =>
    only(
      (value === null ? [null] : listed(value))
        .map((entry) => labelOf(entry, options.enum, enums))
        .join("、") || BLANK,
    ),
  state: (_value, row, { state }, { states }, { today, period }) => {
    const match = states?.[String(state)]?.cases.find(
      ({ when }) => when === undefined || Boolean(compileText(when)({ row, today, period })),
    );
    return only(match?.label ?? BLANK);
  },
  options: (value) => only(listed(value).map(plain).join("、") || BLANK),
  tree: (value) => only(listed(value).map(plain).join("、") || BLANK),
  date: (value) => only(writtenDay(plain(value))),
  datetime: (value) => only(writtenMoment(plain(value))),
  "date-range": (value) => only(ends(value, (end) => writtenDay(plain(end)))),
  "number-range": (value) => only(ends(value, (end) => oracles.number!(end, {}, {}, NO_TABLES, {}).text)),
  period: (value, row, { month }) => {
    const period =
      typeof month === "string" ? `${plain(value)}-${plain(row[month]).padStart(2, "0")}` : value;
    return only(writtenPeriod(period) ?? plain(value));
  },
  "tax-number": (value) => only(plain(value)),
  phone: masked,
  idcard: masked,
  company: (value, row, { taxNumber, taxpayerType, enum: table }, { enums }) => {
    if (isBlank(value)) return only(BLANK);
    if (taxNumber === undefined && taxpayerType === undefined) return only(plain(value));
    const number = row[String(taxNumber)];
    const type = row[String(taxpayerType)];
    return {
      text: [
        plain(value),
        ...(isBlank(type) ? [] : [labelOf(type, table, enums)]),
        isBlank(number) ? BLANK : plain(number),
      ].join(" "),
      buttons: isBlank(number) ? [] : [`复制税号 ${plain(number)}`],
    };
  },
  link: (value, _row, { label }) =>
    only(typeof label === "string" && /^https?:\/\//i.test(plain(value)) ? label : plain(value)),
  image: (value, _row, { max = 3 }) => {
    const names = listed(value).map(fileName);
    const more = names.length - Number(max);
    return {
      text: names.length === 0 ? BLANK : "",
      buttons: [
        ...names.slice(0, Number(max)).map((name) => `查看图片 ${name}`),
        ...(more > 0 ? [`查看全部 ${names.length} 张图片`] : []),
      ],
    };
  },
  // A short text of tags without attributes: what it reads is what stands between them.
  markup: (value) =>
    only(
      isBlank(value)
        ? BLANK
        : plain(value)
            .replaceAll(/<[^>]*>/g, " ")
            .replaceAll(/\s+/g, " ")
            .trim(),
    ),
  qrcode: (value) =>
    isBlank(value) ? only(BLANK) : { text: "复制内容 保存图片", buttons: ["复制内容", "保存图片"] },
  tags: (value, _row, { label = "label", max = 3 }) => {
    const texts = listed(value)
      .map((tag) => (typeof tag === "object" && tag !== null ? (tag as Row)[String(label)] : tag))
      .filter((text) => !isBlank(text))
      .map(plain);
    const more = texts.length - Number(max);
    const shown = [...texts.slice(0, Number(max)), ...(more > 0 ? [`+${more}`] : [])];
    return only(shown.join(" ") || BLANK);
  },
  files: (value) => only(listed(value).map(fileName).join(" ") || BLANK),
};

const NO_TABLES: Tables = { enums: {} };

/** The cell of a field for a row; the conditions of a state see `today` and `period` of the scope. Throws for a kind that has no oracle. */
export function expectedCell(field: FieldPlan, row: Row, tables: Tables, scope: Scope): Cell {
  const oracle = oracles[field.kind];
  if (!oracle) throw new Error(`no oracle in tests/oracles knows the kind ${field.kind}`);
  return oracle(valueAt(row, field.field), row, field.options, tables, scope);
}

/** The value at a dotted name; undefined where a record on the way is missing. */
function valueAt(row: Row, field: string): unknown {
  return field.split(".").reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);
}

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

/** A value as it came, on one line. */
export function plain(value: unknown): string {
  if (isBlank(value)) return BLANK;
  const isScalar = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isScalar ? String(value) : JSON.stringify(value);
}

/** One value or several, as several; none when there is nothing. */
export function listed(value: unknown): readonly unknown[] {
  if (isBlank(value)) return [];
  return Array.isArray(value) ? value : [value];
}

function only(text: string): Cell {
  return { text, buttons: [] };
}

function masked(value: unknown, _row: Row, { reveal }: Row): Cell {
  return { text: plain(value), buttons: reveal === undefined || isBlank(value) ? [] : ["查看完整内容"] };
}

function labelOf(value: unknown, table: unknown, enums: Tables["enums"]): string {
  return enums[String(table)]?.find((entry) => entry.value === value)?.label ?? plain(value);
}

function ends(value: unknown, write: (end: unknown) => string): string {
  const [from, to] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return isBlank(from) && isBlank(to) ? BLANK : `${write(from)} 至 ${write(to)}`;
}

function fileName(file: unknown): string {
  if (typeof file === "object" && file !== null) {
    const { fileName: name, fileUrl } = file as Row;
    return isBlank(name) ? fileName(fileUrl) : plain(name);
  }
  return plain(file).split(/[?#]/)[0]?.split("/").at(-1) ?? "";
}
