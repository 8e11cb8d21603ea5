import { describe, expect, test } from "vitest";
import { createSettingsServer } from "../testing/settings-server.ts";
import { settingKey } from "./setting-answers.ts";
import { type DeviceSettings, takeOverDevice } from "./take-over-device.ts";
import { createUserSettings } from "./user-settings.ts";

const SCREEN = "customer.index";
const columns = (...ids: readonly string[]) => ({ columns: ids.map((id) => ({ id })), density: "default" });

async function open(server = createSettingsServer()) {
  const settings = createUserSettings(server);
  await settings.load();
  return { server, settings };
}

describe("settings of a screen", () => {
  test("take effect at once; of many changes the newest is what the server has", async () => {
    const { server, settings } = await open();
    const results = ["a", "b", "c"].map((id) => settings.save(SCREEN, "columns", columns(id)));
    expect(settings.read().values.get(settingKey(SCREEN, "columns"))).toEqual(columns("c"));
    expect(await Promise.all(results)).toEqual([true, true, true]);
    expect(server.kept.get(settingKey(SCREEN, "columns"))).toEqual(columns("c"));
    expect(server.asked.filter((id) => id === "userSetting.save")).toHaveLength(1);
  });

  test("that were changed before the server told its own stay as they were changed", async () => {
    const server = createSettingsServer();
    server.kept.set(settingKey(SCREEN, "columns"), columns("old"));
    server.kept.set(settingKey(SCREEN, "aside"), { width: 210 });
    const settings = createUserSettings(server);
    const loaded = settings.load();
    void settings.save(SCREEN, "columns", columns("new"));
    await loaded;
    expect(settings.read().values.get(settingKey(SCREEN, "columns"))).toEqual(columns("new"));
    expect(settings.read().values.get(settingKey(SCREEN, "aside"))).toEqual({ width: 210 });
  });

  test("that the server refuses stay for the session, and the reason is told", async () => {
    const { server, settings } = await open();
    server.failure = "服务器忙";
    expect(await settings.save(SCREEN, "columns", columns("a"))).toBe(false);
    expect(settings.read().unsaved?.message).toBe("服务器忙");
    expect(settings.read().values.get(settingKey(SCREEN, "columns"))).toEqual(columns("a"));
    server.failure = null;
    expect(await settings.save(SCREEN, "columns", columns("a"))).toBe(true);
    expect(settings.read().unsaved).toBeNull();
  });

  test("that are no list are a failure, not an empty list", async () => {
    const settings = createUserSettings({ call: async () => ({}) });
    await settings.load();
    expect(settings.read().status).toBe("failed");
  });
});

describe("two tabs", () => {
  test("each add a filter, and both are there", async () => {
    const server = createSettingsServer();
    const [{ settings: first }, { settings: second }] = [await open(server), await open(server)];
    await first.addFilter(SCREEN, "甲", { a: 1 });
    await second.addFilter(SCREEN, "乙", { b: 1 });
    expect(server.filters.map(({ name }) => name)).toEqual(["甲", "乙"]);
  });

  test("change the same filter: the second is refused and shown what the first has saved", async () => {
    const server = createSettingsServer();
    const { settings: first } = await open(server);
    const filter = await first.addFilter(SCREEN, "甲", { a: 1 });
    const { settings: second } = await open(server);
    await first.updateFilter(filter, { conditions: { a: 2 } });
    await expect(second.updateFilter(filter, { conditions: { a: 3 } })).rejects.toThrow("数据已有更新");
    expect(second.read().filters).toMatchObject([{ conditions: { a: 2 } }]);
  });
});

describe("what older versions have kept in the browser", () => {
  function deviceWith(entries: Readonly<Record<string, unknown>>) {
    const kept = new Map(
      Object.entries(entries).map(([key, value]) => [
        key,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
    );
    const device: DeviceSettings = {
      keys: () => [...kept.keys()],
      getItem: (key) => kept.get(key) ?? null,
      removeItem: (key) => void kept.delete(key),
    };
    return { kept, device };
  }
  const filters = [
    { name: "甲", filters: { phone: "138" }, isDefault: true },
    { name: "乙", filters: {}, isDefault: false },
  ];

  test("goes to the server once, and from the browser; what is not the user's stays", async () => {
    const { server, settings } = await open();
    const { kept, device } = deviceWith({
      "list.columns.7.customer.index": columns("phone"),
      "list.aside.7.setting.user-manage": { width: 240, folded: false },
      "list.filters.7.customer.index": filters,
      "list.columns.7.broken": "{",
      "list.columns.8.customer.index": columns("name"),
      "drafts.7": "{}",
    });
    await takeOverDevice(settings, device, 7);
    expect([...kept.keys()]).toEqual(["list.columns.8.customer.index", "drafts.7"]);
    const [first] = server.filters;
    expect(Object.fromEntries(server.kept)).toEqual({
      "columns customer.index": columns("phone"),
      "aside setting.user-manage": { width: 240, folded: false },
      "defaultFilter customer.index": { filterId: first?.["id"] },
    });
    expect(server.filters).toMatchObject([
      { name: "甲", conditions: { phone: "138" } },
      { name: "乙", conditions: {} },
    ]);
    const before = server.asked.length;
    await takeOverDevice(settings, device, 7);
    expect(server.asked).toHaveLength(before);
  });

  test("gives way to what the server has", async () => {
    const { server, settings } = await open();
    await settings.save(SCREEN, "columns", columns("own"));
    await settings.addFilter(SCREEN, "甲", { phone: "139" });
    const { kept, device } = deviceWith({
      "list.columns.7.customer.index": columns("phone"),
      "list.filters.7.customer.index": filters,
    });
    await takeOverDevice(settings, device, 7);
    expect(kept.size).toBe(0);
    expect(server.kept.get("columns customer.index")).toEqual(columns("own"));
    expect(server.filters).toMatchObject([
      { name: "甲", conditions: { phone: "139" } },
      { name: "乙", conditions: {} },
    ]);
  });

  test("stays there until the server takes it", async () => {
    const { server, settings } = await open();
    const { kept, device } = deviceWith({
      "list.columns.7.customer.index": columns("phone"),
      "list.filters.7.customer.index": filters,
    });
    server.failure = "服务器忙";
    await takeOverDevice(settings, device, 7);
    expect(kept.size).toBe(2);
    const { settings: failed } = await open(server);
    await takeOverDevice(failed, device, 7);
    expect(kept.size).toBe(2);
    server.failure = null;
    const { settings: next } = await open(server);
    await takeOverDevice(next, device, 7);
    expect(kept.size).toBe(0);
  });
});
