import { expect, test } from "vitest";
import { parseExpression } from "./parse-expression.ts";
import { readPaths } from "./read-paths.ts";

test.each<[source: string, paths: string[]]>([
  ["1 + 2", []],
  ["row.status === 1 && row.status !== session.user.id", ["row.status", "session.user.id"]],
  ["$values.a?.b?.['c d']", ["$values.a.b.c d"]],
  ["(a?.b).c", ["a.b.c"]],
  ["rows[0].name", ["rows.0.name"]],
  ["row[key.of].name", ["row", "key.of"]],
  ["rows.length", ["rows.length"]],
  ["selection.some((row) => row.id === session.user.id || row.x[i])", ["selection", "session.user.id", "i"]],
  ["row.items.map((row, i) => row.a + i + rows.map((x) => x.b + row.c + x))", ["row.items", "rows"]],
  ["a.map((x) => x) + x", ["a", "x"]],
  ["rows.find((x) => x.a)?.name", ["rows"]],
  ["round(a.b, c) + `${d.e}`", ["a.b", "c", "d.e"]],
  ["{ a: b, ...c.d, e }", ["b", "c.d", "e"]],
  ["[f, ...g.h].includes(i)", ["f", "g.h", "i"]],
  ["!a ? -b : typeof c", ["a", "b", "c"]],
  ["name.trim().length", ["name"]],
])("%s", (source, paths) => {
  expect(readPaths(parseExpression(source)).map((path) => path.join("."))).toEqual(paths);
});
