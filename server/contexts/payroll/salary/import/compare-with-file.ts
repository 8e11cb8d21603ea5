import { formatYuan, yuanToFen } from "../../../../../src/domain/money.ts";
import type { ImportFact } from "../../../../contracts/import-kind.ts";
import type { PlannedLine } from "./planned-line.ts";

interface Comparison {
  readonly title: string;
  /** Columns of the file that add up to it. */
  readonly columns: readonly string[];
  /** Property of a line that is worked out. */
  readonly figure: string;
}

/** Amounts of a file that are worked out here. */
const COMPARISONS: readonly Comparison[] = [
  { title: "个人所得税", columns: ["hdGs"], figure: "ybtse" },
  { title: "实发工资", columns: ["hdSf"], figure: "sfgz" },
  {
    title: "累计专项附加扣除",
    columns: ["hdZnjy", "hdJxjy", "hdZfdk", "hdZfzj", "hdSylr", "hdYyezh"],
    figure: "ljzxfjkc",
  },
];

/** Names of the columns that are compared and not imported. */
export const COMPARED_COLUMNS: ReadonlySet<string> = new Set(COMPARISONS.flatMap(({ columns }) => columns));

/** The most people that a fact lists. */
const MOST_PEOPLE = 3;

/** The differences between the amounts of a file and those that are worked out, which stand. */
export function compareWithFile(lines: readonly PlannedLine[]): ImportFact[] {
  return COMPARISONS.flatMap(({ title, columns, figure }): ImportFact[] => {
    const compared = lines.flatMap(({ row, person, preview }) => {
      const stated = columns.flatMap((column) => numberOf(row.values[column]));
      const worked = preview.figures?.[figure];
      if (stated.length === 0 || worked === undefined) return [];
      const xm = person.known?.xm ?? person.joining?.xm ?? "";
      return [{ xm, stated: stated.reduce((sum, fen) => sum + fen, 0), worked: yuanToFen(worked) }];
    });
    if (compared.length === 0) return [];
    const others = compared.filter(({ stated, worked }) => stated !== worked);
    return [
      {
        title: `核对${title}`,
        content: others.length === 0 ? `${compared.length} 人与文件一致` : differences(others),
      },
    ];
  });
}

function numberOf(value: string | number | null | undefined): number[] {
  return typeof value === "number" ? [yuanToFen(value)] : [];
}

interface Difference {
  readonly xm: string;
  readonly stated: number;
  readonly worked: number;
}

function differences(others: readonly Difference[]): string {
  const yuan = (fen: number) => formatYuan(fen / 100);
  const some = others
    .slice(0, MOST_PEOPLE)
    .map(({ xm, stated, worked }) => `${xm} 文件 ${yuan(stated)}，系统 ${yuan(worked)}`);
  const more = others.length > MOST_PEOPLE ? " 等" : "";
  return `${others.length} 人与文件不同，按系统计算：${some.join("；")}${more}`;
}
