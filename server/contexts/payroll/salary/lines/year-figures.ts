import { type LineAmounts, readAmounts, writeAmounts } from "./line-amounts.ts";
import { type PaidLine, type PersonYear, factsOf } from "../persons/person-year.ts";
import { withholdLine } from "./withhold-line.ts";

/** A line and its amounts as they ought to be, in yuan. */
export interface LineFigures<Line> {
  readonly line: Line;
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * A person's lines from a month on with their tax, each building on those before it; the months before stand as they
 * are. Throws a RangeError, worded for the user, where the law has no rule for a period.
 */
export function figuresOfYear<Line extends PaidLine>(
  year: PersonYear<Line>,
  from: number,
): LineFigures<Line>[] {
  const done: { xclx: number; month: number; amounts: LineAmounts }[] = [];
  return year.lines.flatMap((line) => {
    const { xclx, kjqj: month } = line;
    const earlier = done.filter((earlierLine) => earlierLine.xclx === xclx && earlierLine.month < month);
    const filled = readAmounts(line);
    const amounts = month < from ? filled : withholdLine(filled, factsOf(year, line, earlier));
    done.push({ xclx, month, amounts });
    return month < from ? [] : [{ line, figures: writeAmounts(amounts) }];
  });
}
