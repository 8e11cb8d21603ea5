import type { ImportFact } from "../../../../contracts/import-kind.ts";
import { yuan } from "./check-chain.ts";
import type { Statement, TextLimits } from "./read-statement.ts";
import type { RegisterEntry } from "./register-entry.ts";
import type { StatementLine } from "./statement-line.ts";

interface Settled {
  readonly statement: Statement;
  readonly doubles: ReadonlyMap<number, RegisterEntry>;
  /** The number of lines that share their serial number with another one. */
  readonly sharedSerials: number;
  readonly limits: TextLimits;
}

/** The facts of a statement beside its rows: balances, sums, and what is done with it on the way. */
export function statementFacts({ statement, doubles, sharedSerials, limits }: Settled): ImportFact[] {
  const { lines, idle, isTurned, cut } = statement;
  const typed = [...doubles.values()].filter(({ isTyped }) => isTyped).length;
  const cuts = [...cut].map(
    ([name, rows]) => `${CUT_TITLES[name]} ${rows.length} 行（保留前 ${limits[name]} 个字）`,
  );
  return [
    ...balanceFacts(lines),
    ...(isTurned ? [{ title: "排列", content: "文件从晚到早，按从早到晚导入" }] : []),
    ...(idle.size > 0 ? [{ title: "没有发生额", content: `${idle.size} 行，不导入` }] : []),
    ...(typed > 0 ? [{ title: "与手工录入的流水相同", content: `${typed} 笔，不重复导入` }] : []),
    ...(sharedSerials > 0
      ? [{ title: "流水号相同", content: `${sharedSerials} 笔与同日另一笔的流水号相同，流水号记入备注` }]
      : []),
    ...(cuts.length > 0 ? [{ title: "文字过长", content: cuts.join("，") }] : []),
  ];
}

const CUT_TITLES = {
  zy: "摘要",
  dfhm: "对方户名",
  dfzh: "对方账号",
  dfkhh: "对方开户行",
  lsh: "流水号",
  remark: "备注",
} as const;

function balanceFacts(lines: readonly StatementLine[]): ImportFact[] {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return [];
  const days = first.day === last.day ? first.day : `${first.day} 至 ${last.day}`;
  return [
    { title: "交易日期", content: days },
    ...(first.statedFen === null ? [] : [{ title: "期初余额", content: yuan(first.statedFen - first.fen) }]),
    { title: "收入", content: sumOf(lines, 1) },
    { title: "支出", content: sumOf(lines, 2) },
    ...(last.statedFen === null ? [] : [{ title: "期末余额", content: yuan(last.statedFen) }]),
  ];
}

function sumOf(lines: readonly StatementLine[], direction: 1 | 2): string {
  const own = lines.filter(({ sjfx }) => sjfx === direction);
  const fen = own.reduce((sum, line) => sum + line.fen, 0);
  return `${own.length} 笔，${yuan((direction === 1 ? fen : -fen) || 0)}`;
}
