import { expect, test } from "vitest";
import { contracts } from "../../../contracts.ts";
import { check } from "../../check.ts";
import { createProject } from "../../project/project.ts";
import { badSampleProject } from "../testing/sample-project.ts";

const SCREEN = "schemas/screens/report-list.json";
const bad = await badSampleProject("fail-count");

/** The findings when these steps follow the upload, whose result is `done`. */
function find(...steps: readonly object[]): string[] {
  const texts = new Map([...bad.files].map(([path, { text }]) => [path, text]));
  const screen = JSON.parse(texts.get(SCREEN) ?? "") as { toolbar: { id: string; do: object[] }[] };
  const action = screen.toolbar.find(({ id }) => id === "import");
  action?.do.splice(1, Infinity, ...steps);
  return check(createProject(texts.set(SCREEN, JSON.stringify(screen))), contracts).map(({ slug }) => slug);
}

test.each([
  [[{ toast: "已导入" }]],
  [[{ notify: "已导入", tone: "success" }]],
  [[{ if: "{{ done.count > 0 }}", then: [{ toast: "已导入" }] }]],
  [[{ toast: "已导入 {{ done.count }} 条" }]],
])("%j announces success whatever failed", (steps) => {
  expect(find(...steps)).toEqual(["fail-count"]);
});

test.each([
  [
    [
      {
        if: "{{ done.failCount === 0 }}",
        then: [{ toast: "已导入" }],
        else: [{ notify: "有失败", tone: "warning" }],
      },
    ],
  ],
  [[{ toast: "已导入 {{ done.count }} 条，失败 {{ done.failCount }} 条" }]],
  [[{ toast: "已导入", when: "{{ done.failCount === 0 }}" }]],
  [[{ notify: "请核对导入结果", tone: "info" }]],
])("%j does not", (steps) => {
  expect(find(...steps)).toEqual([]);
});

test("what is done for each part of a list is asked for its answers", () => {
  const each = (then: object) => {
    const texts = new Map([...bad.files].map(([path, { text }]) => [path, text]));
    const screen = JSON.parse(texts.get(SCREEN) ?? "") as { toolbar: { id: string; do: object[] }[] };
    const action = screen.toolbar.find(({ id }) => id === "import");
    const [upload = {}] = action?.do ?? [];
    action?.do.splice(
      0,
      Infinity,
      { forEach: "{{ list.selection }}", title: "导入", do: [{ ...upload, as: "done" }], as: "rounds" },
      then,
    );
    return check(createProject(texts.set(SCREEN, JSON.stringify(screen))), contracts).map(({ slug }) => slug);
  };
  expect(each({ toast: "已导入 {{ rounds.done }} 份" })).toContain("fail-count");
  expect(each({ toast: "失败 {{ sum(rounds.answers.map((done) => done.failCount)) }} 条" })).toEqual([]);
});

/** The findings when a dialog in steps sends the upload and then goes these ways. */
function findAfterStep(...next: readonly object[]): string[] {
  const texts = new Map([...bad.files].map(([path, { text }]) => [path, text]));
  const screen = JSON.parse(texts.get(SCREEN) ?? "") as {
    toolbar: { id: string; do: { upload?: string; open?: string }[] }[];
    dialogs?: object;
  };
  const action = screen.toolbar.find(({ id }) => id === "import");
  const call = action?.do[0]?.upload;
  const step = { id: "send", fields: [{ field: "file" }], submit: { call }, next };
  screen.dialogs = { ...screen.dialogs, sending: { title: "导入", steps: [step] } };
  action?.do.splice(0, Infinity, { open: "sending" });
  return check(createProject(texts.set(SCREEN, JSON.stringify(screen))), contracts)
    .map(({ slug }) => slug)
    .filter((slug) => slug === "fail-count");
}

test("a step of a dialog that announces success has asked, too", () => {
  expect(findAfterStep({ done: [{ toast: "已导入" }] })).toEqual(["fail-count"]);
  expect(
    findAfterStep({ when: "{{ sent.failCount > 0 }}", error: "有失败" }, { done: [{ toast: "已导入" }] }),
  ).toEqual([]);
  expect(findAfterStep({ done: [{ toast: "失败 {{ sent.failCount }} 条" }] })).toEqual([]);
  expect(findAfterStep({ done: [{ notify: "请核对", tone: "info" }] })).toEqual([]);
});
