import { describe, expect, it } from "vitest";
import { compileText } from "./template.ts";
import { traceReads } from "./trace-reads.ts";

const scope = Object.freeze({
  row: Object.freeze({ status: 0, tags: [1, 2], owner: { id: 7 }, lines: [{ n: 1 }, { n: 2 }] }),
  session: { user: { id: 7 } },
  selection: [] as readonly object[],
});

function trace(text: string) {
  return traceReads(compileText(text), scope);
}

describe("traceReads", () => {
  it.each([
    ["{{ row.owner.id === session.user.id }}", true, { "row.owner.id": 7, "session.user.id": 7 }],
    ["{{ row.status === 1 && session.user.id === 7 }}", false, { "row.status": 0 }],
    ["{{ row.status === 0 ? '停用' : '在用' }}", "停用", { "row.status": 0 }],
    ["{{ row.missing === undefined }}", true, { "row.missing": undefined }],
    ["{{ row.owner?.id }}", 7, { "row.owner.id": 7 }],
    ["{{ row.tags.includes(2) }}", true, { "row.tags": [1, 2] }],
    ["{{ row.lines.some((line) => line.n > 1) }}", true, { "row.lines": [{ n: 1 }, { n: 2 }] }],
    ["{{ selection.length === 0 }}", true, { "selection.length": 0 }],
    ["第 {{ row.status }} 项", "第 0 项", { "row.status": 0 }],
    ["{{ row.owner }}", { id: 7 }, { "row.owner": { id: 7 } }],
  ])("%s gives %j and has read %j", (text, value, reads) => {
    const traced = trace(text);
    expect(traced).toMatchObject({ state: "done", value });
    expect(Object.fromEntries(traced.reads.map((read) => [read.path, read.value]))).toEqual(reads);
  });

  it("tells what was read before a failure, too", () => {
    const traced = trace("{{ row.status === 0 && row.missing.name }}");
    expect(traced).toMatchObject({ state: "failed", message: expect.stringContaining('"name"') });
    expect(traced.reads.map(({ path }) => path)).toEqual(["row.status", "row.missing"]);
  });
});
