import { expect, it } from "vitest";
import { readProject } from "../../src/schema/project/read-project.ts";
import { openEditor } from "./language-service.ts";

const editor = openEditor(await readProject("."));

const SCREEN = `{
  "$schema": "../../meta/list.schema.json",
  "version": 2,
  "id": "x.y",
  "kind": "list",
  "title": "用户",
  "permission": "basicSetting.staffActions",
  "source": { "call": "userAdmin.list", "params": { "isRemove": 0 } },
  "columns": ["status", { "field": "createTime", "width": 90, "kind": "datetime" }],
  "toolbar": [{ "id": "a", "label": "甲", "do": [{ "toast": "已保存" }, { "call": "userAdmin.modifyStatus" }] }]
}`;

it.each([
  ['"userAdmin.list"', "用户列表 · reads · POST"],
  ['"userAdmin.modifyStatus"', "writes"],
  ['"basicSetting.staffActions"', "基础设置 › 用户管理"],
  ['"status"', "userStatus: 1 启用, 0 停用"],
  ['"createTime"', "创建时间 · string, datetime"],
  ['"isRemove"', "是否已删除"],
  ['"datetime"', "for the format datetime"],
  ['"permission"', "Needed to see the screen."],
  ['"width"', "In px"],
  ['"toast"', "A short message"],
  ['"label"', "May hold {{ expressions }}."],
])("the hover on %s says %s", async (place, words) => {
  expect(
    await editor.hover("schemas/screens/x/y.json", SCREEN.replace(place, `"|${place.slice(1)}`)),
  ).toContain(words);
});
