import { plainText } from "../../../domain/plain-text.ts";
import { readMoney, readNumber, readNumberRange, readPercent, writeNumberRange } from "./kinds/amounts.ts";
import {
  readDate,
  readDateRange,
  readMoment,
  readPeriod,
  writeDateRange,
  writePeriod,
} from "./kinds/days.ts";
import { readBoolean, readEnum, readState, writeBoolean, writeEnum, writeState } from "./kinds/labelled.ts";
import { readNames, readTaxNumber, readText } from "./kinds/words.ts";
import type { Reader, Writer } from "./reading.ts";

/** A kind of filter as sentences write it. */
export interface SentenceKind {
  readonly read: Reader;
  readonly write: Writer;
  /** Any words are a value, or a name of a choice: they are read behind the title alone. */
  readonly takes?: "words" | "names";
  /** 非 and 不是 stand for all other values. */
  readonly hasOpposite?: true;
}

const WORDS = { read: readText, write: plainText, takes: "words" } as const;
const NAMES = { read: readNames, write: plainText, takes: "names" } as const;

/** Other kinds are not written in sentences. */
export const SENTENCE_KINDS: { readonly [kind: string]: SentenceKind } = {
  text: WORDS,
  number: { read: readNumber, write: plainText },
  money: { read: readMoney, write: plainText },
  percent: { read: readPercent, write: plainText },
  boolean: { read: readBoolean, write: writeBoolean, hasOpposite: true },
  enum: { read: readEnum, write: writeEnum, hasOpposite: true },
  state: { read: readState, write: writeState, hasOpposite: true },
  options: NAMES,
  tree: NAMES,
  date: { read: readDate, write: plainText },
  datetime: { read: readMoment, write: plainText },
  "date-range": { read: readDateRange, write: writeDateRange },
  "number-range": { read: readNumberRange, write: writeNumberRange },
  period: { read: readPeriod, write: writePeriod },
  phone: WORDS,
  idcard: WORDS,
  company: WORDS,
  "tax-number": { read: readTaxNumber, write: plainText, takes: "words" },
  link: WORDS,
};
