import { describe, expect, it } from "vitest";
import { formatText } from "../scripts/format-text.ts";
import { newField } from "./new-field.ts";
import { newRecord, type RecordOptions } from "./new-record.ts";
import { productOfAreas } from "./testing/product-part.ts";

const { issuesOf, project, withFiles } = productOfAreas("company", "role", "taskCentre", "user", "visit");

const FIELDS =
  "recipient:text:收件人+,client:company:客户+,handler:staff:经办人,sentOn:date:寄出日期,fee:money:运费,urgent:boolean:加急,status:enum:状态=待寄/已寄";
const SAMPLE =
  "recipient:text:收件人+,company:company:客户+,sentOn:date:寄出日期,fee:money:运费,status:enum:状态=待寄/已寄";

function parcel(options: Partial<RecordOptions> = {}) {
  return newRecord(project, { name: "parcel", title: "寄件", fields: FIELDS, ...options });
}

const linesOf = (text: string) => text.trimEnd().split("\n").length;

describe("a new record", () => {
  it("is an area of fewer than 250 lines", async () => {
    const files = parcel({ fields: SAMPLE, after: "/customer/index" });
    expect([...files.keys()]).toEqual([
      "schemas/enums/parcelStatus.json",
      "schemas/api/parcel.json",
      "schemas/permissions/parcel.json",
      "schemas/screens/customer/parcel.json",
      "schemas/blocks/customer/parcel-form.json",
      "schemas/routes/customer.json",
    ]);
    let lines = 0;
    for (const [path, text] of files) {
      const before = project.files.get(path)?.text ?? "";
      lines += linesOf(await formatText(path, text)) - (before === "" ? 0 : linesOf(before));
    }
    expect(lines).toBeLessThan(250);
  });

  it.each([
    ["in a group of its own", {}, "/parcel/index"],
    ["behind another entry", { after: "/customer/index" }, "/customer/parcel"],
    ["at the end of a group", { group: "收费管理" }, "/charge/parcel"],
    [
      "behind another entry of a group",
      { group: "customer", after: "/companyCenter/recycleBin" },
      "/customer/parcel",
    ],
  ])("passes the whole check, %s", (_place, place, path) => {
    const changed = withFiles(parcel(place));
    expect(issuesOf(changed)).toEqual([]);
    const route = changed.routes.find(({ id }) => id === path);
    expect(route?.value).toMatchObject({ title: "寄件", permission: "parcel" });
    expect(changed.screens.has(String(route?.value.screen))).toBe(true);
  });

  it("stands in the menu right behind the entry that is named", () => {
    const text = parcel({ after: "/customer/index" }).get("schemas/routes/customer.json");
    expect(text?.replaceAll(/\s+/g, "")).toContain('"/customer/index","/customer/parcel",');
  });

  it("has the usual operations, each behind its code", () => {
    const changed = withFiles(parcel());
    const codes = changed.allOperations
      .filter(({ id }) => id.startsWith("parcel."))
      .map(({ id, permission, recordUse }) => [id.slice(7), permission, recordUse?.does]);
    expect(codes).toEqual([
      ["page", ["parcel"], "page"],
      ["detail", ["parcel"], "detail"],
      ["add", ["parcel.edit"], "create"],
      ["update", ["parcel.edit"], "update"],
      ["delete", ["parcel.delete"], "delete"],
      ["batchDelete", ["parcel.delete"], "delete"],
      ["importTemplate", ["parcel.import"], "importTemplate"],
      ["importCheck", ["parcel.import"], "importCheck"],
      ["import", ["parcel.import"], "import"],
    ]);
    const filters = Object.keys(changed.operations.get("parcel.page")?.request.properties ?? {});
    expect(filters).toEqual([
      "pageNum",
      "pageSize",
      "recipient",
      "clientName",
      "handlerName",
      "sentOnFrom",
      "sentOnTo",
      "urgent",
      "status",
      "sortField",
      "sortOrder",
    ]);
    expect(changed.operations.get("parcel.add")?.request.required).toEqual(["recipient", "clientId"]);
  });

  it("plans a file and shows the plan before anything is imported", () => {
    const text = parcel({ after: "/customer/index" }).get("schemas/screens/customer/parcel.json") ?? "";
    const { toolbar, dialogs } = JSON.parse(text) as {
      readonly toolbar: readonly { readonly id: string; readonly do: readonly object[] }[];
      readonly dialogs: object;
    };
    expect(toolbar.find(({ id }) => id === "import")?.do).toMatchObject([
      { upload: "parcel.importCheck", as: "plan" },
      { open: "importPlan", with: { plan: "{{ plan }}" } },
    ]);
    expect(dialogs).toMatchObject({ importPlan: { use: "shared.import-plan", permission: "parcel.import" } });
  });

  it.each<[string, Partial<RecordOptions>, string]>([
    ["a name that is taken", { name: "visitPlan" }, '"visitPlan" is the name of something else'],
    ["an area that is taken", { name: "company" }, '"company" is the name of something else'],
    ["a path that is taken", { name: "auth" }, '"auth" is the name of something else'],
    ["a malformed name", { name: "Parcel-x" }, '"Parcel-x" is no name of a record'],
    ["a name of the language", { name: "constructor" }, '"constructor" is no name of a record'],
    ["no title", { title: "" }, '"" is no title'],
    ["no fields", { fields: "" }, "say what it consists of: --fields"],
    ["an unknown kind", { fields: "fee:mony:运费" }, 'no kind "mony"'],
    ["a near kind", { fields: "fee:mony:运费" }, 'did you mean "money"?'],
    ["a field twice", { fields: "fee:money:运费,fee:text:运费" }, '"fee" is there twice'],
    ["a field beside its range", { fields: "on:date:日期,onFrom:text:起" }, '"onFrom" is there twice'],
    [
      "the name of a client",
      { fields: "client:company:客户,clientName:text:名" },
      '"clientName" is there twice',
    ],
    ["a reserved name", { fields: "createTime:date:时间" }, '"createTime" is a name that every record has'],
    ["a malformed field", { fields: "收件人:text:收件人" }, '"收件人" is no name of a field'],
    ["a field without title", { fields: "fee:money" }, '"fee" has no title'],
    ["a field without kind", { fields: "fee" }, '"fee" has no kind'],
    ["an enum without values", { fields: "state:enum:状态" }, '"state" has no values'],
    ["a value twice", { fields: "state:enum:状态=甲/甲" }, "or one twice"],
    ["values of a text", { fields: "state:text:状态=甲/乙" }, "which only an enum lists"],
    ["an unknown entry", { after: "/customer/indx" }, 'did you mean "/customer/index"?'],
    ["an unknown group", { group: "custmer" }, 'did you mean "customer"?'],
    ["an entry of another group", { group: "setting", after: "/customer/index" }, "no entry of the menu"],
  ])("refuses %s", (_what, options, message) => {
    expect(() => parcel(options)).toThrow(message);
  });

  it("takes a field more in its rows, which its operations follow", () => {
    const changed = withFiles(parcel());
    const weight = { operation: "parcel.page", name: "weight", required: false };
    const { files, notes } = newField(changed, { ...weight, kind: "number", title: "重量" });
    const request = withFiles(files, changed).operations.get("parcel.add")?.request;
    expect(request?.properties?.weight).toMatchObject({ title: "重量" });
    expect(notes.join("\n")).not.toContain("To write it as well");
    expect(() => newField(changed, { ...weight, side: "request" })).toThrow("follows from the fields");
  });

  it("lets a code table that is there be a kind", () => {
    const files = parcel({ fields: "name:text:名称+,state:visitPlanStatus:状态+" });
    expect([...files.keys()].some((path) => path.includes("/enums/"))).toBe(false);
    const { row } = withFiles(files).operations.get("parcel.page") ?? {};
    expect(row?.properties?.state).toMatchObject({ "x-enum": "visitPlanStatus" });
  });
});
