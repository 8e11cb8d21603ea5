import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildRequest } from "./build-request.ts";
import { callPlan, writePlan } from "./testing/call-plan.ts";

const detail = callPlan({ path: "/api/a/{id}/b", pathParams: ["id"] });
const page = callPlan({ queryParams: ["name", "status", "ids"] });

test("fills and encodes path parameters", () => {
  expect(buildRequest(detail, { id: "甲/乙?c" }).url).toBe("/api/a/%E7%94%B2%2F%E4%B9%99%3Fc/b");
});

test("a path parameter never leads to another path", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (id) => {
      fc.pre(id !== "." && id !== "..");
      const { pathname } = new URL(buildRequest(detail, { id }).url, "http://host");
      expect(pathname.split("/").map(decodeURIComponent)).toEqual(["", "api", "a", id, "b"]);
    }),
  );
});

test.each([undefined, null, "", ".", "..", { a: 1 }])("refuses %j as a path parameter", (id) => {
  expect(() => buildRequest(detail, { id })).toThrow(/sample\.get .*id/);
});

test("leaves out absent query parameters and repeats lists", () => {
  const { url } = buildRequest(page, { name: "张 三", status: null, ids: [1, 2] });
  expect(url).toBe("/api/sample?name=%E5%BC%A0+%E4%B8%89&ids=1&ids=2");
  expect(buildRequest(page, { name: undefined }).url).toBe("/api/sample");
});

test("refuses an object as a query parameter", () => {
  expect(() => buildRequest(page, { name: { first: "张" } })).toThrow("name");
});

test("refuses a parameter that the operation has no place for, instead of dropping a filter", () => {
  expect(() => buildRequest(page, { phone: "138" })).toThrow("sample.get takes no parameter named phone");
});

test("sends the rest as the JSON body, null included", () => {
  const plan = writePlan({ path: "/api/a/{id}", pathParams: ["id"], queryParams: ["force"] });
  const request = buildRequest(plan, { id: 7, force: true, name: "甲", remark: null, none: undefined });
  expect(request).toEqual({
    method: "post",
    url: "/api/a/7?force=true",
    data: { name: "甲", remark: null },
  });
});

test("builds a multipart body with files, lists and objects", () => {
  const file = new File(["x"], "发票.pdf");
  const { data } = buildRequest(writePlan({ body: "multipart" }), {
    file,
    tags: ["a", "b"],
    about: { year: 2026 },
    none: null,
  });
  const entries = data instanceof FormData ? [...data.entries()] : [];
  expect(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ["file", "发票.pdf"],
    ["tags", "a"],
    ["tags", "b"],
    ["about", '{"year":2026}'],
  ]);
});
