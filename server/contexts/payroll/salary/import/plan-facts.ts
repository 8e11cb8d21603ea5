import { fenToYuan, formatYuan, yuanToFen } from "../../../../../src/domain/money.ts";
import type { ImportFact } from "../../../../contracts/import-kind.ts";
import type { PayrollLine } from "../payroll-records.ts";
import type { PlannedLine } from "./planned-line.ts";
import { NO_REGION } from "./row-person.ts";

/** The most names that a fact lists. */
const MOST_NAMES = 5;

/** The facts of a wage sheet: people who join, people who are there and not in the file, the sums with the tax as it will be. */
export function lineFacts(
  lines: readonly PlannedLine[],
  there: ReadonlyMap<number, PayrollLine>,
): ImportFact[] {
  const sound = lines.filter(({ faults }) => faults.length === 0);
  const joining = sound.flatMap(({ person }) => person.joining ?? []);
  const inFile = new Set(lines.map(({ person }) => person.known?.ryid));
  const others = [...there.values()].filter(({ ryid }) => !inFile.has(ryid));
  const withoutRegion = joining.filter(({ gjdq }) => gjdq === NO_REGION);
  return [
    ...(joining.length > 0 ? [{ title: "新增人员", content: named(joining) }] : []),
    ...(withoutRegion.length > 0
      ? [{ title: "国籍（地区）未填写", content: `${named(withoutRegion)}，请导入后在人员信息中补充` }]
      : []),
    ...(others.length > 0
      ? [{ title: "薪酬表中的其他人员", content: `${named(others)}，不在文件中，保持不变` }]
      : []),
    ...(sound.length > 0 ? [{ title: "导入后合计", content: sums(sound) }] : []),
  ];
}

function sums(lines: readonly PlannedLine[]): string {
  const sumOf = (name: string) =>
    formatYuan(
      fenToYuan(lines.reduce((sum, { preview }) => sum + yuanToFen(preview.figures?.[name] ?? 0), 0)),
    );
  return `收入 ${sumOf("bqsr")} 元，个人所得税 ${sumOf("ybtse")} 元，实发 ${sumOf("sfgz")} 元`;
}

function named(people: readonly { readonly xm: string }[]): string {
  const names = people.slice(0, MOST_NAMES).map(({ xm }) => xm);
  return `${names.join("、")}${people.length > MOST_NAMES ? " 等" : ""} ${people.length} 人`;
}
