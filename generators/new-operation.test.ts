import { describe, expect, it } from "vitest";
import { newOperation, type OperationOptions } from "./new-operation.ts";
import { productOfAreas } from "./testing/product-part.ts";

const { errorsOf, project, withFiles } = productOfAreas("role");

const PAGE: OperationOptions = {
  id: "parcel.page",
  method: "post",
  path: "/parcel/page",
  title: "寄件列表",
  permission: ["customerCentre.customerInfo"],
};

/** The project once these operations are there. */
function begin(...all: readonly OperationOptions[]) {
  return all.reduce((changed, options) => withFiles(newOperation(changed, options), changed), project);
}

describe("a new operation", () => {
  it("that lists begins an area: its document and a kind of record, which the record store keeps", () => {
    const changed = begin(PAGE);
    expect(changed.operations.get("parcel.page")).toMatchObject({
      title: "寄件列表",
      file: "schemas/api/parcel.json",
      method: "post",
      path: "/api/parcel/page",
      effect: "read",
      permission: ["customerCentre.customerInfo"],
      paging: { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
      request: { required: ["pageNum", "pageSize"] },
      row: { title: "寄件", required: ["id", "createTime"] },
    });
    expect(changed.operations.get("parcel.page")?.recordUse).toMatchObject({
      record: "parcel",
      does: "page",
    });
    expect(changed.records.get("parcel")).toMatchObject({ title: "寄件", key: "id" });
  });

  it("that writes takes the record's fields as they are described there", () => {
    const changed = begin(
      PAGE,
      { ...PAGE, id: "parcel.detail", method: "get", path: "/parcel/detail", title: "寄件详情" },
      { ...PAGE, id: "parcel.create", path: "/parcel/create", title: "登记寄件" },
      { ...PAGE, id: "parcel.update", path: "/parcel/update", title: "修改寄件" },
      { ...PAGE, id: "parcel.sign", path: "/parcel/sign", title: "删除寄件", effect: "delete" },
    );
    expect(errorsOf(changed)).toEqual([]);
    expect(changed.operations.get("parcel.detail")).toMatchObject({
      effect: "read",
      parameters: [{ name: "id", in: "query" }],
      result: { title: "寄件" },
    });
    expect(changed.operations.get("parcel.create")).toMatchObject({
      effect: "write",
      result: { required: ["id"] },
    });
    expect(changed.operations.get("parcel.update")?.request.required).toEqual(["id"]);
    const does = changed.allOperations.flatMap(({ recordUse }) =>
      recordUse?.record === "parcel" ? [recordUse.does] : [],
    );
    expect(does).toEqual(["page", "detail", "create", "update", "delete"]);
  });

  it("may be a second resource of an area that has handlers of its own", () => {
    const changed = begin({ ...PAGE, id: "role.memo.page", path: "/auth/role/memo/page" });
    expect(changed.operations.get("role.memo.page")?.file).toBe("schemas/api/role.json");
    expect(changed.records.get("roleMemo")?.file).toBe("schemas/api/role.json");
  });

  it("says what is assumed, and that nobody serves it, when it is told to", () => {
    const files = newOperation(project, {
      ...PAGE,
      id: "role.usage.page",
      path: "/auth/role/usage",
      assumed: true,
      planned: true,
    });
    expect([...files.keys()]).toEqual(["schemas/api/role.json"]);
    const changed = withFiles(files);
    expect(errorsOf(changed)).toEqual([]);
    expect(changed.operations.get("role.usage.page")).toMatchObject({
      planned: true,
      request: { properties: { pageNum: { "x-assumed": true } } },
      row: { properties: { id: { "x-assumed": true } } },
    });
  });

  it("changes nothing else in its document", () => {
    const text = newOperation(project, {
      ...PAGE,
      id: "role.memo.page",
      path: "/auth/role/memo/page",
    }).get("schemas/api/role.json");
    const after = text?.split("\n").map((line) => line.replace(/,$/, "")) ?? [];
    const before = project.files.get("schemas/api/role.json")?.text.split("\n") ?? [];
    expect(before.filter((line) => !after.includes(line.replace(/,$/, "")))).toEqual([]);
  });

  it("is put into a document of OpenAPI in its own words", () => {
    const path = "schemas/api/role.json";
    const full = withFiles([[path, JSON.stringify(project.files.get(path)?.value)]]);
    const memo = { ...PAGE, id: "role.memo.page", path: "/auth/role/memo/page" };
    const files = newOperation(full, memo);
    expect(JSON.parse(files.get(path) ?? "")).toMatchObject({
      openapi: "3.1.0",
      paths: { "/auth/role/memo/page": { post: { operationId: "role.memo.page" } } },
      components: { schemas: { Memo: { type: "object" } } },
    });
    const changed = withFiles(files, full).operations.get("role.memo.page");
    expect(changed).toEqual(begin(memo).operations.get("role.memo.page"));
  });

  it.each<[Partial<OperationOptions>, string]>([
    [{ id: "role.page" }, 'there is an operation "role.page" already'],
    [{ id: "parcel" }, '"parcel" is no operation id: <area>.<name>, such as parcel.page'],
    [{ method: "put" }, '"put" must be one of get, post'],
    [{ path: "parcel/page" }, '"parcel/page" is no path'],
    [{ id: "role.memo.page", path: "/auth/role/page" }, 'post /api/auth/role/page is that of "role.page"'],
    [{ permission: [] }, "say who may call it: --permission <code>"],
    [
      { permission: ["customerCenter.customerInfo"] },
      'no permission code "customerCenter.customerInfo" in schemas/permissions; did you mean "customerCentre.customerInfo"?',
    ],
    [
      { id: "parcel.sign" },
      '"sign" does not say what "parcel.sign" does: --does page|detail|create|update|delete',
    ],
    [{ effect: "upadte" }, 'did you mean "update"?'],
    [{ id: "parcel.add", method: "get" }, '"parcel.add" writes (create), which a get must not'],
    [{ id: "parcel.add" }, '"parcel" begins with its page: npm run new -- operation parcel.page …'],
    [
      { id: "role.remove", path: "/auth/role/remove" },
      '"role" has rules of its own: write the operation and its handler by hand, beside that of role.',
    ],
  ])("%j is refused: %s", (options, reason) => {
    expect(() => newOperation(project, { ...PAGE, ...options })).toThrow(reason);
  });
});
