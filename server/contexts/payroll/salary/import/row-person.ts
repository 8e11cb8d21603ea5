import { DOCUMENT, documentFault, regionOfDocument } from "../../../../../src/domain/identity-document.ts";
import { isSamePersonName, tidyPersonName } from "../../../../../src/domain/person-name.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import type { RecordType } from "../../../../../src/schema/project/record-type.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollPerson } from "../payroll-records.ts";
import { readFields } from "./read-own-fields.ts";

/** A person whom a file brings. */
export interface NewPerson {
  readonly xm: string;
  /** 证件类型, of the code table `idCardType`. */
  readonly zjlx: string;
  readonly zjhm: string;
  readonly gjdq: string;
  readonly phone: string | null;
  /** `YYYY-MM-DD`. */
  readonly rzrq: string;
  /** Name of the department; null where the file gives none. */
  readonly bm: string | null;
}

/** The person of a row: one whom the client has, or one who is new. Neither where a fault keeps it from being known. */
export interface RowPerson {
  readonly known?: PayrollPerson;
  readonly joining?: NewPerson;
  readonly faults: readonly FieldError[];
}

/** The nationality where neither the file nor the document gives one. */
export const NO_REGION = "未填写";

/** Column of a file → property of a person. */
const FIELDS = {
  rowXm: "xm",
  rowZjlx: "zjlx",
  rowZjhm: "zjhm",
  rowGjdq: "gjdq",
  rowPhone: "phone",
  rowRzrq: "rzrq",
} as const;

const COLUMN_OF = new Map<string, string>(Object.entries(FIELDS).map(([column, field]) => [field, column]));

/** Names of documents that people write beside those of the code table. */
const DOCUMENT_NAMES: ReadonlyMap<string, string> = new Map([
  ["身份证", DOCUMENT.residentCard],
  ["二代身份证", DOCUMENT.residentCard],
  ["港澳通行证", DOCUMENT.hongKongMacaoPermit],
  ["回乡证", DOCUMENT.hongKongMacaoPermit],
  ["台胞证", DOCUMENT.taiwanPermit],
]);

export interface WrittenPerson {
  readonly name: string | null;
  readonly number: string | null;
  readonly fields: Partial<Readonly<Record<(typeof FIELDS)[keyof typeof FIELDS], string>>>;
  readonly department: string | null;
  readonly faults: readonly FieldError[];
}

/** The person as a row describes them. */
export async function readWrittenPerson(
  { values }: ImportRow,
  record: RecordType,
  context: FirmContext,
): Promise<WrittenPerson> {
  const own = Object.entries(FIELDS).map(([column, field]) => [field, values[column] ?? null] as const);
  const written = Object.fromEntries(own);
  const zjlx = DOCUMENT_NAMES.get(String(written["zjlx"] ?? "")) ?? written["zjlx"] ?? null;
  const { fields, faults } = await readFields({ ...written, zjlx }, record, context);
  const department = values["rowBm"] ?? null;
  const isLong = department !== null && String(department).length > LONGEST_DEPARTMENT;
  return {
    name: textOf(written["xm"]),
    number: textOf(written["zjhm"]),
    fields,
    department: department === null ? null : String(department),
    faults: [
      ...faults.map(({ path, message }) => ({ path: COLUMN_OF.get(path) ?? path, message })),
      ...(isLong ? [{ path: "rowBm", message: `部门名称不能超过 ${LONGEST_DEPARTMENT} 个字` }] : []),
    ],
  };
}

const LONGEST_DEPARTMENT = 50;

function textOf(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** The faults of a row about a person whom the client has. */
export function knownFaults(
  known: PayrollPerson,
  { name, fields }: WrittenPerson,
  titleOf: (zjlx: string) => string,
): FieldError[] {
  const { zjlx } = fields;
  const isOther = name !== null && !isSamePersonName(known.xm, name);
  const isOtherDocument = zjlx !== undefined && zjlx !== known.zjlx;
  return [
    ...(isOther ? [{ path: "rowXm", message: `证件号码属于${known.xm}，与姓名“${name}”不一致` }] : []),
    ...(isOtherDocument
      ? [
          {
            path: "rowZjlx",
            message: `${known.xm}的证件类型为${titleOf(known.zjlx)}，与文件中的${titleOf(zjlx)}不一致`,
          },
        ]
      : []),
  ];
}

/** The new person of a row. */
export function joiningPerson(
  { name, number, fields, department }: WrittenPerson,
  period: PayrollPeriod,
  today: string,
): RowPerson {
  const { zjlx = DOCUMENT.residentCard, gjdq, phone, rzrq } = fields;
  const zjhm = number ?? "";
  const fault = documentFault(zjlx, zjhm, today);
  if (fault !== undefined) {
    const isUnsaid = fields.zjlx === undefined && !/^\d{14}/.test(zjhm);
    const message = isUnsaid ? `${fault}；不是居民身份证的，请填写证件类型` : fault;
    return { faults: [{ path: "rowZjhm", message }] };
  }
  return {
    joining: {
      xm: tidyPersonName(name ?? ""),
      zjlx,
      zjhm,
      gjdq: gjdq ?? regionOfDocument(zjlx, zjhm) ?? NO_REGION,
      phone: phone ?? null,
      rzrq: rzrq ?? `${periodName(period)}-01`,
      bm: department,
    },
    faults: [],
  };
}
