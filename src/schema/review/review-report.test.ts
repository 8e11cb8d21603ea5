import { expect, test } from "vitest";
import { reviewGithub, reviewJson, reviewText } from "./review-report.ts";
import { type Edits, reviewedProject, reviewEdits } from "./testing/reviewed-project.ts";

const EDITS: Edits = {
  "screens/client/list.json": (screen) => {
    delete screen.rowActions[0].permission;
    screen.title = "客户,一览: 100%\n全部";
  },
  "blocks/client/form.json": ({ form }) => delete form.properties.phone,
};

const changes = reviewEdits(EDITS);
const project = reviewedProject(EDITS);

test("the text has a heading for each weight, the place, the kind and the fingerprint below each sentence", () => {
  const lines = reviewText(changes, project).split("\n");
  expect(lines[0]).toBe("权限放宽 1 处");
  expect(lines).toContain("可能出错或丢数据 1 处");
  expect(lines).toContain("其他改动 1 处");
  expect(lines.at(-1)).toBe("共 3 处改动：权限放宽 1，可能出错或丢数据 1，权限收紧 0，其他改动 1");
  const [change] = changes;
  expect(lines).toContain(
    `    schemas/screens/client/list.json:${change?.line}:5  action-permission-removed  ${change?.fingerprint}`,
  );
  expect(reviewText([], project)).toBe("没有改动。");
});

test("a change that several screens share names them", () => {
  expect(reviewText(changes, project)).toContain(
    "    涉及页面：客户详情(client.detail)、客户,一览: 100%\n全部(client.list)",
  );
});

test("JSON holds every change as it is, and the counts", () => {
  const { counts, changes: listed } = JSON.parse(reviewJson(changes)) as {
    counts: object;
    changes: object[];
  };
  expect(counts).toEqual({ widened: 1, risky: 1, narrowed: 0, other: 1 });
  expect(listed[0]).toMatchObject({
    kind: "action-permission-removed",
    weight: "widened",
    before: "client.stop",
  });
});

test("annotations of GitHub stay on one line each, whatever the texts hold", () => {
  const lines = reviewGithub(changes, project).split("\n");
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatch(/^::(warning|notice) file=[^,:]+,line=\d+,col=\d+,title=[^,:]+::[^\n\r]+$/);
  expect(lines[0]).toMatch(
    /^::warning file=schemas\/screens\/client\/list\.json,line=\d+,col=5,title=权限放宽 action-permission-removed::客户,一览: 100%25%0A全部 › 按钮/,
  );
  expect(reviewGithub([], project)).toBe("");
});
