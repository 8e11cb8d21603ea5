import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { readCurrency } from "./read-currency.ts";
import { readDirection } from "./read-direction.ts";
import { type FenReading, readFen, readStatedFen } from "./read-fen.ts";
import { readMoment } from "./read-moment.ts";
import { readAccountNumber, readSerial, readText } from "./read-texts.ts";

/** The account that a statement is read for. */
export interface StatementAccount {
  readonly yhzh: string;
  /** Code of its currency: CNY. */
  readonly bzdm: string;
}

/** A row of the file, each cell by itself; amounts in 分, null where nothing is filled in or readable. */
export interface StatementRow {
  /** Its place among the rows of the file, from 0. */
  readonly row: number;
  readonly day: string | null;
  readonly time: string | null;
  readonly received: number | null;
  readonly paid: number | null;
  /** Of a file with one column of amounts. */
  readonly amount: number | null;
  readonly mark: 1 | 2 | null;
  readonly statedFen: number | null;
  readonly zy: string | null;
  readonly purpose: string | null;
  /** The other side, of a file that names it. */
  readonly party: Party;
  /** Of a file that names both sides. */
  readonly payer: Party;
  readonly payee: Party;
  readonly lsh: string | null;
  readonly faults: readonly FieldError[];
}

interface Party {
  readonly dfhm: string | null;
  readonly dfzh: string | null;
  readonly dfkhh: string | null;
}

type Cell = string | number | null;
type Fault = (path: string, message: string) => void;

/** Reads the cells of a row; faults of cells that the reader of the table has found stay. */
export function readRow(given: ImportRow, row: number, account: StatementAccount): StatementRow {
  const faults = [...given.faults];
  const fault: Fault = (path, message) => faults.push({ path, message });
  const cell = (name: string): Cell => given.values[name] ?? null;
  const amount = (name: string, title: string) => readAmount(cell(name), title, (text) => fault(name, text));
  const moment = readWhen(cell("jyrq"), cell("jysj"), fault);
  checkCurrency(readText(cell("bz")), account, fault);
  checkNumber(readAccountNumber(cell("bfzh")), account, fault);
  return {
    row,
    ...moment,
    received: amount("jfje", "收入金额"),
    paid: amount("dfje", "支出金额"),
    amount: amount("je", "金额"),
    mark: readMark(readText(cell("jdbz")) ?? signOf(cell("jdbz")), fault),
    statedFen: readStated(cell("ye"), fault),
    zy: readText(cell("zy")),
    purpose: readText(cell("fy")),
    party: readParty(cell("dfhm"), cell("dfzh"), cell("dfkhh")),
    payer: readParty(cell("fkhm"), cell("fkzh"), cell("fkkhh")),
    payee: readParty(cell("skhm"), cell("skzh"), cell("skkhh")),
    lsh: readSerial(cell("lsh")),
    faults,
  };
}

function readParty(name: Cell, number: Cell, bank: Cell): Party {
  return { dfhm: readText(name), dfzh: readAccountNumber(number), dfkhh: readText(bank) };
}

/** A lone hyphen means nothing everywhere but in the column of marks. */
function signOf(cell: Cell): string | null {
  const text = String(cell ?? "").trim();
  return ["-", "－", "−"].includes(text) ? "-" : null;
}

function readWhen(day: Cell, moment: Cell, fault: Fault): Pick<StatementRow, "day" | "time"> {
  const written = readText(moment);
  const read = written === null ? { day: null, time: null } : readMoment(written);
  if (read === null) fault("jysj", `交易时间“${String(moment)}”不是时间，如 2026-01-31 10:20:30`);
  const found = typeof day === "string" ? day : (read?.day ?? null);
  return { day: found, time: read?.time ?? null };
}

function readAmount(cell: Cell, title: string, fault: (message: string) => void): number | null {
  if (typeof cell !== "number") return null;
  return take(readFen(cell), title, fault);
}

function readStated(cell: Cell, fault: Fault): number | null {
  const text = readText(cell);
  if (text === null) return null;
  const reading = typeof cell === "number" ? readFen(cell) : readStatedFen(text);
  return take(reading, "余额", (message) => fault("ye", message));
}

function take(reading: FenReading, title: string, fault: (message: string) => void): number | null {
  if ("fen" in reading) return reading.fen;
  fault(`${title}${reading.fault}`);
  return null;
}

function readMark(text: string | null, fault: Fault): 1 | 2 | null {
  if (text === null) return null;
  const read = readDirection(text);
  if (read === undefined) fault("jdbz", `借贷标志“${text}”无法识别，应为借或贷、收或支`);
  return read ?? null;
}

function checkCurrency(text: string | null, { bzdm }: StatementAccount, fault: Fault): void {
  if (text !== null && readCurrency(text) !== bzdm)
    fault("bz", `币种“${text}”与账户的币种 ${bzdm} 不一致，请核对所选账户`);
}

/** Banks mask the middle of a number, or give its end alone; what they show must be the account's. */
function checkNumber(text: string | null, { yhzh }: StatementAccount, fault: Fault): void {
  if (text === null) return;
  const [first = "", ...others] = text.split(/\*+/);
  const isOwn =
    others.length === 0 ? yhzh.endsWith(first) : yhzh.startsWith(first) && yhzh.endsWith(others.at(-1) ?? "");
  if (!isOwn) fault("bfzh", `本方账号“${text}”不是所选账户的账号，请核对所选账户`);
}
