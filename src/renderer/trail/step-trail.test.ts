import { describe, expect, test } from "vitest";
import { call } from "../testing/plan-parts.ts";
import { placeOf, readTrail, type Trail } from "./trail.ts";
import { addressReached } from "./address-of.ts";
import { stepTrail } from "./step-trail.ts";

const paging = { page: "pageNum", size: "pageSize", rows: "list", total: "total" };
const trail: Trail = {
  call: call("client.list", "read", { body: "json", paging }),
  params: { name: "商贸" },
  rowKey: "id",
  to: { navigate: "/client", with: { id: "{{ row.id }}", from: "{{ tab }}" } },
  names: { tab: "active" },
  key: "2",
  page: 1,
  size: 2,
  at: 1,
  total: 5,
};

/** A list of the ids, which answers page by page and logs its requests. */
function hostOf(ids: readonly number[]) {
  const asked: Record<string, unknown>[] = [];
  return {
    asked,
    register: () => undefined,
    call: async (_: string, params: Record<string, unknown>) => {
      asked.push(params);
      const from = (Number(params.pageNum) - 1) * Number(params.pageSize);
      const list = ids.slice(from, from + Number(params.pageSize)).map((id) => ({ id }));
      return { list, total: ids.length };
    },
  };
}

describe("walking along a list", () => {
  test("leads to the neighbour on the page, asked as the list was", async () => {
    const host = hostOf([1, 2, 3, 4, 5]);
    const reached = await stepTrail(trail, -1, host, {});
    expect(addressReached(reached!, "")).toBe("/client?id=1&from=active");
    expect(host.asked).toEqual([{ name: "商贸", pageNum: 1, pageSize: 2 }]);
    expect(placeOf(reached!.trail)).toBe(1);
  });

  test("crosses to the next page and back", async () => {
    const host = hostOf([1, 2, 3, 4, 5]);
    const next = await stepTrail(trail, 1, host, {});
    expect(addressReached(next!, "")).toBe("/client?id=3&from=active");
    expect(next?.trail).toMatchObject({ key: "3", page: 2, at: 0 });
    const back = await stepTrail(next!.trail, -1, host, {});
    expect(back?.trail).toMatchObject({ key: "2", page: 1, at: 1 });
  });

  test("works out the address by the states of the neighbour", async () => {
    const states = {
      size: {
        cases: [
          { value: "big", label: "大", when: "{{ row.id > 2 }}" },
          { value: "small", label: "小" },
        ],
      },
    };
    const host = hostOf([1, 2, 3, 4, 5]);
    const to = { navigate: "/client", with: { size: "{{ state.size }}" } };
    const reached = await stepTrail({ ...trail, to, states }, 1, host, {});
    expect(addressReached(reached!, "")).toBe("/client?size=big");
  });

  test("ends with the list", async () => {
    const host = hostOf([1, 2, 3, 4, 5]);
    const last = { ...trail, key: "5", page: 3, at: 0 };
    expect(await stepTrail(last, 1, host, {})).toBeNull();
    expect(await stepTrail({ ...trail, key: "1", at: 0 }, -1, host, {})).toBeNull();
  });

  test("goes on from the place of a record that has left the list", async () => {
    const host = hostOf([1, 3, 4, 5]);
    expect((await stepTrail(trail, 1, host, {}))?.trail).toMatchObject({ key: "3", at: 1, total: 4 });
    expect((await stepTrail(trail, -1, host, {}))?.trail).toMatchObject({ key: "1", at: 0 });
  });
});

test.each([null, 7, {}, { ...trail, page: "1" }, { ...trail, call: null }, { ...trail, to: undefined }])(
  "what is kept and is no trail is none: %j",
  (kept) => expect(readTrail(kept)).toBeUndefined(),
);

test("a trail survives being kept", () => {
  expect(readTrail(JSON.parse(JSON.stringify(trail)))).toEqual(trail);
});
