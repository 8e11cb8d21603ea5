import { expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";

const server = useTestServer();

async function clientsOf(account: string): Promise<number> {
  const params = { authSelf: -1, status: 1, pageNum: 1, pageSize: 1 };
  const { result } = await server.request(account, "company.list", params);
  return (result as { readonly total: number }).total;
}

test("in the demonstration the firm, a branch, a department and an accountant each see fewer clients", async () => {
  const seen = [];
  for (const account of ["chenjie", "liuwei", "zhaomin", "sunli"]) seen.push(await clientsOf(account));
  expect(seen, seen.join()).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  expect(seen.at(-1)).toBeGreaterThan(0);
});
