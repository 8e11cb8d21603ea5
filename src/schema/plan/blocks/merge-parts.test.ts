import { describe, expect, it } from "vitest";
import { mergeParts, originOf, type Part } from "./merge-parts.ts";

const base = (value: unknown): Part => ({ file: "block.json", pointer: "", value });
const over = (value: unknown): Part => ({ file: "screen.json", pointer: "/dialogs/edit", value });

describe("mergeParts", () => {
  it("lays objects over each other key by key and replaces other values", () => {
    const merged = mergeParts(
      base({ title: "用户", submit: { call: "a", label: "保存" }, list: [1, 2] }),
      over({ title: "编辑", submit: { call: "b" }, list: [3] }),
    );
    expect(merged.value).toEqual({ title: "编辑", submit: { call: "b", label: "保存" }, list: [3] });
  });

  it("merges lists by id, in the block's order, with new entries at the end", () => {
    const merged = mergeParts(
      base([
        { id: "a", label: "甲" },
        { id: "b", label: "乙" },
      ]),
      over([
        { id: "c", label: "丙" },
        { id: "a", label: "新" },
      ]),
    );
    expect(merged.value).toEqual([
      { id: "a", label: "新" },
      { id: "b", label: "乙" },
      { id: "c", label: "丙" },
    ]);
    expect(originOf(merged, "/0/label")).toEqual({ file: "screen.json", pointer: "/dialogs/edit/1/label" });
    expect(originOf(merged, "/1/label")).toEqual({ file: "block.json", pointer: "/1/label" });
  });

  it("knows where each piece was written", () => {
    const merged = mergeParts(
      base({ form: { name: { title: "x" } }, "a/b": 1 }),
      over({ form: { age: {} } }),
    );
    expect(originOf(merged, "/form/name/title")).toEqual({ file: "block.json", pointer: "/form/name/title" });
    expect(originOf(merged, "/form/age")).toEqual({ file: "screen.json", pointer: "/dialogs/edit/form/age" });
    expect(originOf(merged, "/a~1b")).toEqual({ file: "block.json", pointer: "/a~1b" });
  });
});
