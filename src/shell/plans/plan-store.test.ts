import { afterEach, describe, expect, it, vi } from "vitest";
import type { CustomPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createPlanStore } from "./plan-store.ts";

const home: CustomPlan = {
  format: 1,
  catalogue: "sample",
  id: "workbench.home",
  title: "首页",
  kind: "custom",
  surface: "home",
  calls: {},
  enums: {},
};

function answer(body: string, status = 200) {
  const fetch = vi.fn(async (_address: string) => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function load(id = home.id, onScreen = (_plan: unknown) => {}) {
  const { screens } = createPlanStore("/", onScreen);
  screens.load(id);
  await vi.waitFor(() => expect(screens.get(id).state).not.toBe("loading"));
  return screens;
}

afterEach(() => vi.unstubAllGlobals());

describe("plans", () => {
  it("are fetched once by their address, and their calls are made known first", async () => {
    const fetch = answer(JSON.stringify(home));
    const known: unknown[] = [];
    const screens = await load(home.id, (plan) => known.push(plan));
    screens.load(home.id);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(["/plans/screens/workbench.home.json"]);
    expect(screens.get(home.id)).toEqual({ state: "ready", value: home });
    expect(known).toEqual([home]);
  });

  it("a failed one is fetched again when asked", async () => {
    answer("", 503);
    const screens = await load();
    expect(screens.get(home.id)).toEqual({ state: "failed", status: 503 });
    answer(JSON.stringify(home));
    screens.load(home.id);
    await vi.waitFor(() => expect(screens.get(home.id).state).toBe("ready"));
  });

  it.each(["<!doctype html><title>登录</title>", '{"format":1,"kind":"list","columns":[', "null", "[]", ""])(
    "what is no plan (%j) is a failure",
    async (body) => {
      answer(body);
      expect((await load()).get(home.id).state).toBe("failed");
    },
  );

  it("a plan that is not there, though told in JSON, and a broken network are failures", async () => {
    answer('{"message":"no plan"}', 404);
    expect((await load()).get(home.id)).toEqual({ state: "failed", status: 404 });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("network")));
    expect((await load()).get(home.id)).toEqual({ state: "failed" });
  });

  it("a plan of a later form asks for a newer application", async () => {
    answer(JSON.stringify({ ...home, format: 99 }));
    expect((await load()).get(home.id).state).toBe("newer");
  });

  it("a screen that never was good shows its issues", async () => {
    const issue = {
      slug: "grammar",
      severity: "error",
      file: "a.json",
      pointer: "",
      line: 1,
      column: 1,
      message: "no",
    };
    answer(JSON.stringify({ issues: [issue] }), 422);
    expect((await load()).get(home.id)).toEqual({ state: "broken", issues: [issue] });
  });

  it("a plan that comes another way takes the place of the old one and tells the listeners", async () => {
    answer(JSON.stringify(home));
    const screens = await load();
    const listener = vi.fn();
    screens.subscribe(listener);
    screens.put(home.id, { ...home, title: "新首页" });
    expect(screens.get(home.id)).toMatchObject({ value: { title: "新首页" } });
    expect(listener).toHaveBeenCalledOnce();
  });
});
