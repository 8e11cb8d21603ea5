import { expect, test } from "vitest";
import { readAnswer } from "./answer-events.ts";

const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

test("texts grow, sources come with the answer, and only `done` makes it whole", () => {
  const stream =
    line({ text: "请先\n" }) +
    line({ text: "重新采集" }) +
    line({ sources: [{ articleId: 3, title: "采集" }] });
  expect(readAnswer(stream)).toEqual({
    text: "请先\n重新采集",
    sources: [{ articleId: 3, title: "采集" }],
    isWhole: false,
    refusal: undefined,
  });
  expect(readAnswer(stream + line({ done: true })).isWhole).toBe(true);
});

test("half an event is left for later, and one that is no event is passed over", () => {
  expect(readAnswer(`${line({ text: "一" })}data: {"text":"二`).text).toBe("一");
  expect(
    readAnswer(`data: ?\n\n${line({ text: "一" })}${line({ sources: [null, { title: 1 }] })}`),
  ).toMatchObject({
    text: "一",
    sources: [],
  });
});

test("a refusal is told, and is no whole answer", () => {
  expect(readAnswer(line({ text: "一" }) + line({ refusal: "服务繁忙" }))).toMatchObject({
    isWhole: false,
    refusal: "服务繁忙",
  });
});
