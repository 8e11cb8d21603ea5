import type { Random } from "../../../../../../tests/fuzz/random.ts";
import { withheldByMonth } from "../../../../../../tests/oracles/withholding-oracle.ts";

type Input = Readonly<Record<string, number>>;

const ITEMS = ["jbgz", "gwgz", "jxgz", "jtbt", "jbf", "qtyf"];

/** A change of a few amounts of one month, in yuan: often back to nothing, sometimes of the income itself. */
export function randomEdit(random: Random, months: readonly number[]): { month: number; input: Input } {
  const yuan = () => (random.oneIn(2) ? 0 : random.below(3_000_000) / 100);
  const some = (names: readonly string[]) =>
    Object.fromEntries(names.filter(() => random.oneIn(3)).map((name) => [name, yuan()]));
  const none = () => Object.fromEntries(ITEMS.map((name) => [name, 0]));
  const kinds: readonly (() => Input)[] = [
    () => some(ITEMS),
    none,
    () => ({ bqsr: yuan() }),
    () => ({ ...none(), bqsr: yuan() }),
    () => ({ ...some(ITEMS), kqkk: random.below(50_000) / 100 }),
    () => ({ yanglaoGr: random.below(100_000) / 100 }),
  ];
  return { month: random.pick(months), input: random.pick(kinds)() };
}

interface Typed {
  readonly amounts: Record<string, number>;
  /** The income that was typed while there were no items. */
  given: number;
}

const fen = (yuan: number | undefined) => Math.round((yuan ?? 0) * 100);

/** A person's year as it ought to be after each edit; written from what users were told, not from the product. */
export function editOracle(months: readonly number[]) {
  const year = new Map<number, Typed>(months.map((month) => [month, { amounts: {}, given: 0 }]));
  const itemsOf = (amounts: Input) => ITEMS.reduce((sum, name) => sum + fen(amounts[name]), 0);
  const grossOf = ({ amounts, given }: Typed) => {
    const items = itemsOf(amounts);
    return items === 0 ? given : items - fen(amounts["kqkk"]);
  };
  return {
    /** False where it has to be refused; then nothing changes. */
    save: (month: number, { bqsr, ...amounts }: Input): boolean => {
      const typed = year.get(month);
      if (!typed) return false;
      const next = { ...typed.amounts, ...amounts };
      const items = itemsOf(next);
      if (fen(next["kqkk"]) > items) return false;
      if (items > 0 && fen(bqsr) > 0 && fen(bqsr) !== items - fen(next["kqkk"])) return false;
      const given = bqsr === undefined ? typed.given : fen(bqsr);
      year.set(month, { amounts: next, given: items > 0 ? 0 : given });
      return true;
    },
    lines: () => {
      const typed = [...year].map(([month, line]) => ({ month, line, gross: grossOf(line) }));
      const taxes = withheldByMonth(
        typed.map(({ line, gross }) => ({ income: gross, deductions: fen(line.amounts["yanglaoGr"]) })),
      );
      let total = 0;
      return typed.map(({ month, line, gross }, index) => {
        total += gross;
        const tax = taxes[index] ?? 0;
        const net = gross - fen(line.amounts["yanglaoGr"]) - tax;
        const figures = { yfhj: gross, bqsr: gross, tbsr: line.given, ljsr: total, ybtse: tax, sfgz: net };
        const yuan = Object.entries(figures).map(([name, amount]) => [name, amount / 100] as const);
        return { month, figures: Object.fromEntries(yuan) };
      });
    },
  };
}
