import { expect, test } from "vitest";
import { createRandom } from "../../../../../tests/fuzz/random.ts";
import type { PersonYear } from "../persons/person-year.ts";
import { givenFault, givenIncome } from "./given-income.ts";
import { PAY, readAmounts, sumOf } from "./line-amounts.ts";
import { editOracle, randomEdit } from "./testing/edit-oracle.ts";
import { figuresOfYear } from "./year-figures.ts";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const YEARS = 40;
const EDITS = 100;

const person = { xm: "测试员", cyqk: "01", rzrq: "2020-03-01", lzrq: null, sfscjy: 0, sfqnkc: 0 };
const NOTHING = { person, openings: [], claims: [], elsewhere: [], reliefs: [], foreign: [] };

test(`${YEARS * EDITS} edits of wages leave what was typed, to the cent`, () => {
  for (let seed = 1; seed <= YEARS; seed += 1) {
    const random = createRandom(seed);
    const oracle = editOracle(MONTHS);
    let lines: PersonYear["lines"] = MONTHS.map((kjqj) => ({ kjnd: 2026, kjqj, xclx: 1 }));
    for (let edit = 0; edit < EDITS; edit += 1) {
      const { month, input } = randomEdit(random, MONTHS);
      const before = lines.find(({ kjqj }) => kjqj === month);
      const after = readAmounts({ ...before, ...input });
      const isSaved = givenFault(after, input) === undefined && after.kqkk <= sumOf(after, PAY);
      expect([seed, edit, input, isSaved]).toEqual([seed, edit, input, oracle.save(month, input)]);
      if (isSaved)
        lines = lines.map((line) =>
          line.kjqj === month ? { ...line, ...input, tbsr: givenIncome(line, input) } : line,
        );
      const worked = figuresOfYear({ ...NOTHING, lines }, 1);
      lines = worked.map(({ line, figures }) => ({ ...line, ...figures }));
      for (const { month: kjqj, figures } of oracle.lines())
        expect([seed, edit, lines.find((line) => line.kjqj === kjqj)]).toMatchObject([seed, edit, figures]);
    }
  }
});
