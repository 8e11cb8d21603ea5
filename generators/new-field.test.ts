import { describe, expect, it } from "vitest";
import type { Project } from "../src/schema/project/project.ts";
import { type FieldOptions, newField } from "./new-field.ts";
import { newOperation } from "./new-operation.ts";
import { productOfAreas } from "./testing/product-part.ts";

const { errorsOf, project, withFiles } = productOfAreas("company", "department", "role");

const code = "customerCentre.customerInfo";
const page = newOperation(project, {
  id: "parcel.page",
  method: "post",
  path: "/parcel/page",
  title: "寄件列表",
  permission: [code],
});
const started = withFiles(page);
const OPTIONAL = { required: false };

function begin(before: Project, options: FieldOptions) {
  const { files, notes } = newField(before, options);
  return { files, notes, changed: withFiles(files, before) };
}

const recipient = { operation: "parcel.page", name: "recipient", kind: "text", title: "收件人" };

describe("a new field of the rows", () => {
  it("is always there, and null where it may be empty", () => {
    const { changed } = begin(started, { ...recipient, ...OPTIONAL, max: 30 });
    expect(changed.operations.get("parcel.page")?.row).toMatchObject({
      required: ["id", "recipient", "createTime"],
      properties: { recipient: { title: "收件人", type: ["string", "null"], maxLength: 30 } },
    });
    expect(Object.keys(changed.operations.get("parcel.page")?.row?.properties ?? {})).toEqual([
      "id",
      "recipient",
      "createTime",
      "rowVersion",
    ]);
  });

  it("that is required is never empty, and older records are remembered", () => {
    const { changed, notes } = begin(started, { ...recipient, required: true });
    expect(changed.operations.get("parcel.page")?.row?.properties?.recipient).toEqual({
      title: "收件人",
      type: "string",
      minLength: 1,
      maxLength: 100,
    });
    expect(notes).toEqual(['A record that is there already has no "recipient".']);
  });

  it.each<[string, object]>([
    [
      "money",
      { type: ["number", "null"], format: "money", minimum: -999_999_999_999, maximum: 999_999_999_999 },
    ],
    ["date", { type: ["string", "null"], format: "date" }],
    ["integer", { type: ["integer", "null"], minimum: 0, maximum: 2_147_483_647 }],
    ["userStatus", { type: ["integer", "null"], "x-enum": "userStatus" }],
    ["tagColor", { type: ["string", "null"], "x-enum": "tagColor" }],
  ])("of the kind %s is what the catalogue calls so", (kind, schema) => {
    const { changed } = begin(started, { ...recipient, ...OPTIONAL, kind, assumed: true });
    expect(changed.operations.get("parcel.page")?.row?.properties?.recipient).toEqual({
      title: "收件人",
      ...schema,
      "x-assumed": true,
    });
  });

  it("of a handler written by hand names what else has the record, and what is left to do", () => {
    const { changed, files, notes } = begin(project, {
      ...recipient,
      ...OPTIONAL,
      operation: "company.tag.list",
    });
    expect([...files.keys()]).toEqual(["schemas/api/company.json"]);
    expect(changed.operations.get("company.tag.list")?.row?.properties?.recipient).toBeDefined();
    expect(notes).toContain('The handler of company.tag.list does not know "recipient" yet.');
  });
});

describe("a document of OpenAPI", () => {
  const path = "schemas/api/role.json";
  const full = withFiles([[path, JSON.stringify(project.files.get(path)?.value)]]);

  it.each<[string, FieldOptions]>([
    ["rows", { ...recipient, required: true, operation: "role.page" }],
    ["a query", { ...recipient, ...OPTIONAL, operation: "role.detail", side: "request" }],
    ["a body", { ...recipient, operation: "role.add", side: "request", required: true }],
  ])("and the short form get the same field in %s", (_part, options) => {
    const { changed } = begin(full, options);
    const file = changed.files.get(path);
    expect(JSON.parse(file?.text ?? "")).toMatchObject({ openapi: "3.1.0" });
    const short = begin(project, options).changed.operations.get(options.operation);
    const { request, row } = changed.operations.get(options.operation) ?? {};
    const names = (schema = request) => Object.keys(schema?.properties ?? {});
    expect(names()).toEqual(names(short?.request));
    expect([request?.properties, request?.required?.toSorted(), row?.properties]).toEqual([
      short?.request.properties,
      short?.request.required?.toSorted(),
      short?.row?.properties,
    ]);
  });
});

describe("a new field of a request", () => {
  const filled = withFiles(newField(started, { ...recipient, required: true }).files, started);
  const add = newOperation(filled, {
    id: "parcel.add",
    method: "post",
    path: "/parcel/add",
    title: "登记寄件",
    permission: [code],
  });
  const whole = withFiles(add, filled);

  it("stands there already when the operation is begun after it", () => {
    expect(whole.operations.get("parcel.add")?.request).toMatchObject({
      required: ["recipient"],
      properties: { recipient: { title: "收件人", minLength: 1 } },
    });
  });

  it("refers to the rows, whose title and limits it shares: as a filter, and in a form", () => {
    const { changed, files } = begin(whole, {
      ...OPTIONAL,
      operation: "parcel.page",
      name: "recipient",
      side: "request",
    });
    expect([...files.values()].join("")).toContain('"recipient?": "Parcel.recipient"');
    expect(changed.operations.get("parcel.page")?.request.required).toEqual(["pageNum", "pageSize"]);
    const later = newField(changed, {
      ...OPTIONAL,
      operation: "parcel.page",
      name: "remark",
      kind: "text",
      title: "备注",
    });
    expect(later.notes).toEqual(["To write it as well: npm run new -- field parcel.add remark"]);
    const { changed: last } = begin(withFiles(later.files, changed), {
      ...OPTIONAL,
      operation: "parcel.add",
      name: "remark",
    });
    expect(errorsOf(last)).toEqual([]);
    expect(last.operations.get("parcel.add")?.request).toMatchObject({
      required: ["recipient"],
      properties: { remark: { title: "备注" } },
    });
  });

  it("of a handler written by hand is described in place: in the body, or as a parameter of the address", () => {
    const { changed, notes } = begin(project, { ...recipient, required: true, operation: "role.add" });
    expect(changed.operations.get("role.add")?.request.required).toEqual(["roleName", "recipient"]);
    expect(notes).toEqual(['The handler of role.add does not know "recipient" yet.']);
    const inQuery = begin(project, { ...recipient, ...OPTIONAL, operation: "role.detail", side: "request" });
    expect(inQuery.changed.operations.get("role.detail")).toMatchObject({
      parameters: [
        { name: "roleId", in: "query" },
        { name: "recipient", in: "query" },
      ],
      request: { properties: { recipient: { type: "string" } } },
    });
  });
});

describe("a new field is refused", () => {
  it.each<[Partial<FieldOptions>, string]>([
    [{ operation: "parcel.pag" }, 'no operation "parcel.pag" in schemas/api; did you mean "parcel.page"?'],
    [{ name: "1st" }, '"1st" is no name of a field'],
    [{ name: "createTime" }, 'the row of "parcel.page" has "createTime" already'],
    [{ kind: "txt" }, 'did you mean "text"?'],
    [{ kind: "date", max: 3 }, "--min and --max are for texts and numbers, not for date"],
    [{ kind: undefined }, 'say what "recipient" is: its kind and its Chinese title'],
    [{ side: "request" }, '"recipient" gets its kind and title in the rows of parcel.page'],
    [
      { side: "request", kind: undefined, title: undefined, name: "creatTime" },
      'no field "creatTime" in the rows of parcel.page; did you mean "createTime"?',
    ],
    [
      { operation: "role.permissionTree", side: "request", name: "x", kind: undefined },
      'no field "x" in the rows of schemas/api/role.json',
    ],
    [
      { operation: "department.delete", side: "row" },
      'the answer of "department.delete" is no object with properties: write the field by hand',
    ],
  ])("%j: %s", (options, reason) => {
    expect(() => newField(started, { ...recipient, ...OPTIONAL, ...options })).toThrow(reason);
  });
});
