import { describe, expect, it } from "vitest";
import { newPermission, type PermissionOptions } from "./new-permission.ts";
import { productOfAreas } from "./testing/product-part.ts";

const { errorsOf, project, withFiles } = productOfAreas();

function begin(code: string, options?: PermissionOptions) {
  const files = newPermission(project, code, "寄件登记", options);
  const changed = withFiles(files);
  const siblings = changed.allPermissions.filter(
    ({ ancestors }) => ancestors[0] === changed.permissions.get(code)?.ancestors[0],
  );
  return { files, changed, codes: siblings.map((sibling) => sibling.code) };
}

describe("a new permission code", () => {
  it("stands last below its parent, a menu below the group and a button further down", () => {
    const { changed, codes, files } = begin("customerCentre.parcel");
    expect(errorsOf(changed)).toEqual([]);
    expect(codes).toEqual(["customerCentre.customerInfo", "customerCentre.parcel"]);
    expect([...files.keys()]).toEqual(["schemas/permissions/customer-centre.json"]);
    expect(changed.permissions.get("customerCentre.parcel")).toMatchObject({
      title: "寄件登记",
      resourceType: "MENU",
      ancestors: ["customerCentre"],
    });
    const button = begin("basicSetting.tags.add");
    expect(button.changed.permissions.get("basicSetting.tags.add")).toMatchObject({
      resourceType: "BUTTON",
      ancestors: ["basicSetting.tags", "basicSetting"],
    });
  });

  it("follows the code that it is told to, and opens what it is told to", () => {
    const { changed, codes } = begin("basicSetting.organisation.merge", {
      after: "basicSetting.organisation.add",
      opens: "menu",
    });
    expect(codes.slice(0, 3)).toEqual([
      "basicSetting.organisation.add",
      "basicSetting.organisation.merge",
      "basicSetting.organisation.edit",
    ]);
    expect(changed.permissions.get("basicSetting.organisation.merge")?.resourceType).toBe("MENU");
  });

  it("without a parent begins a group, or joins the one that it is told to", () => {
    expect([...begin("postOffice").files.keys()]).toEqual(["schemas/permissions/post-office.json"]);
    const { files } = begin("postOffice", { group: "customerCentre" });
    expect([...files.keys()]).toEqual(["schemas/permissions/customer-centre.json"]);
  });

  it("changes nothing in its file but its parent", () => {
    const [[name, text] = ["", ""]] = begin("basicSetting.tags.add").files;
    const before = project.files.get(name)?.text.split("\n") ?? [];
    const after = text.split("\n");
    const gone = before.filter((line) => !after.includes(line));
    expect(gone).toEqual([expect.stringContaining('"code": "basicSetting.tags"')]);
  });

  it.each<[string, PermissionOptions, string]>([
    ["basicSetting.tags", {}, 'there is a code "basicSetting.tags" already: 标签管理'],
    [
      "basicSetting.tagz.add",
      {},
      'no permission code "basicSetting.tagz" in schemas/permissions; did you mean "basicSetting.tags"?',
    ],
    ["basic setting", {}, '"basic setting" is no code: names of letters and digits, joined by dots'],
    ["basicSetting.x", { after: "basicSetting.tag" }, 'did you mean "basicSetting.tags"?'],
    ["basicSetting.x", { group: "basicSetting" }, "--group is for a code without a parent"],
    ["postOffice", { group: "customerCenter" }, 'did you mean "customerCentre"?'],
  ])("%s with %j is refused: %s", (code, options, reason) => {
    expect(() => newPermission(project, code, "寄件", options)).toThrow(reason);
  });
});
