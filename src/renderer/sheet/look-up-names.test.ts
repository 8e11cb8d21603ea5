import { expect, test } from "vitest";
import { lookUpNames, type NameAnswer } from "./look-up-names.ts";

const people = [
  { id: "a", name: "王芳", code: "001" },
  { id: "b", name: "王芳", code: "002" },
  { id: "c", name: "王芳芳", code: "003" },
  { id: "d", name: "甲公司（上海）", code: "004" },
];

/** A source of pages with a log of its requests. */
function createSource(size: number) {
  const asked: unknown[] = [];
  const call = async (_id: string, params: Record<string, unknown>) => {
    asked.push(params);
    const { word, pageNum } = params as { word?: string; pageNum: number };
    if (word === "断网") throw new Error("断网");
    const found = people.filter(({ name, code }) => !word || name.includes(word) || code === word);
    return { list: found.slice((pageNum - 1) * size, pageNum * size), total: found.length };
  };
  return { asked, call };
}

async function lookUp(names: readonly string[], size: number, search: string | undefined = "word") {
  const { asked, call } = createSource(size);
  const answers: Record<string, NameAnswer> = {};
  await lookUpNames({
    names,
    question: {
      source: { call: "find", params: { pageNum: 1 }, value: "id", label: "name", code: "code" },
      search,
    },
    call,
    onAnswer: (name, answer) => (answers[name] = answer),
  });
  return { asked, answers };
}

const found = (id: string) => ({ choice: expect.objectContaining({ value: id }) as unknown });

test("names and codes are found as they are written, not as a part; several and none are told by name", async () => {
  const { answers, asked } = await lookUp(["王芳芳", "002", "甲公司(上海)", "王芳", "王"], 10);
  expect(answers).toEqual({
    王芳芳: found("c"),
    "002": found("b"),
    "甲公司(上海)": found("d"),
    王芳: { fault: "有 2 个“王芳”，请改用编码，或在单元格中选择" },
    王: { fault: "没有找到“王”" },
  });
  // The first answer has had all of them.
  expect(asked).toEqual([{ pageNum: 1 }]);
});

test("where one answer does not give all, each name has a search of its own, through all pages of it", async () => {
  const { answers, asked } = await lookUp(["王芳芳", "断网"], 2);
  expect(answers).toEqual({ 王芳芳: found("c"), 断网: { fault: "“断网”查找失败，保存时会再次查找" } });
  expect(asked).toContainEqual({ pageNum: 1, word: "王芳芳" });
  const { answers: several, asked: pages } = await lookUp(["王芳"], 2);
  expect(several).toEqual({ 王芳: { fault: "有 2 个“王芳”，请改用编码，或在单元格中选择" } });
  expect(pages).toEqual([
    { pageNum: 1, word: "王芳" },
    { pageNum: 2, word: "王芳" },
  ]);
});
