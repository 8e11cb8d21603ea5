import { type Choice, type ChoiceSource, readChoices } from "../../fields/choices/choices.ts";
import type { FieldEnvironment } from "../../fields/field-view.ts";

/** The entries that a name can stand for. */
export interface NameQuestion {
  readonly source: ChoiceSource;
  /** Parameter of the source that takes a name; absent: the source gives all of them at once. */
  readonly search?: string;
}

/** The entry that a name stands for, or why there is none, as a sentence. */
export type NameAnswer = { readonly choice: Choice } | { readonly fault: string };

interface LookUp {
  readonly names: readonly string[];
  readonly question: NameQuestion;
  readonly call: FieldEnvironment["call"];
  readonly onAnswer: (name: string, answer: NameAnswer) => void;
}

/** Searches at the same time. */
const ABREAST = 4;

/** Finds entries by their names or codes: in one call if the source gives all of them in one, else by a search for each. */
export async function lookUpNames({ names, question, call, onAnswer }: LookUp): Promise<void> {
  const { source, search } = question;
  const answerAll = (all: readonly Choice[]) => {
    for (const name of names) onAnswer(name, answerOf(name, all, source));
  };
  const left = [...names];
  const failAll = () => {
    for (const name of left.splice(0)) onAnswer(name, unanswered(name));
  };
  try {
    if (search === undefined) return answerAll((await readPage(source, call)).choices);
    const first = names.length > 1 ? await readPage(source, call) : undefined;
    if (first?.isWhole) return answerAll(first.choices);
  } catch {
    return failAll();
  }
  const searchOn = async (): Promise<void> => {
    const name = left.shift();
    if (name === undefined) return;
    try {
      onAnswer(name, answerOf(name, await readFound(source, { [search]: name }, call), source));
    } catch {
      onAnswer(name, unanswered(name));
    }
    await searchOn();
  };
  await Promise.all(Array.from({ length: ABREAST }, searchOn));
}

interface Page {
  readonly choices: readonly Choice[];
  /** Nothing is left beyond it. */
  readonly isWhole: boolean;
}

async function readPage(source: ChoiceSource, call: LookUp["call"], seen = 0): Promise<Page> {
  const result = await call(source.call, source.params);
  const choices = flat(readChoices(result, source));
  const total = typeof result === "object" && result !== null && "total" in result && Number(result.total);
  return {
    choices,
    isWhole: typeof total === "number" && (choices.length === 0 || total <= seen + choices.length),
  };
}

/** All entries of a search: the one that has exactly this name may stand behind many that contain it. */
async function readFound(
  source: ChoiceSource,
  word: Record<string, unknown>,
  call: LookUp["call"],
  before: readonly Choice[] = [],
  page = 1,
): Promise<readonly Choice[]> {
  const isPaged = "pageNum" in source.params;
  const params = { ...source.params, ...word, ...(isPaged && { pageNum: page }) };
  const { choices, isWhole } = await readPage({ ...source, params }, call, before.length);
  const found = [...before, ...choices];
  return isPaged && !isWhole ? readFound(source, word, call, found, page + 1) : found;
}

function flat(choices: readonly Choice[]): readonly Choice[] {
  return choices.flatMap((choice) => [choice, ...flat(choice.children ?? [])]);
}

function answerOf(name: string, choices: readonly Choice[], source: ChoiceSource): NameAnswer {
  const wanted = written(name);
  const found = new Map(
    choices
      .filter(({ label, code }) =>
        [label, code].some((text) => text !== undefined && written(text) === wanted),
      )
      .map((choice) => [choice.value, choice]),
  );
  const [choice] = found.values();
  if (!choice) return { fault: `没有找到“${name}”` };
  if (found.size === 1) return { choice };
  const byCode = source.code === undefined ? "" : "改用编码，或";
  return { fault: `有 ${found.size} 个“${name}”，请${byCode}在单元格中选择` };
}

/** The same name is typed with brackets and digits of either width. */
function written(text: string): string {
  return text.normalize("NFKC").trim();
}

function unanswered(name: string): NameAnswer {
  return { fault: `“${name}”查找失败，保存时会再次查找` };
}
