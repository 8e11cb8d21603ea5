import { act, cleanup, render, screen } from "@testing-library/react";
import { App } from "antd";
import { afterEach, expect, test } from "vitest";
import { createSettingsServer } from "../session/testing/settings-server.ts";
import { createUserSettings, type UserSettings } from "../session/user-settings/user-settings.ts";
import { useSettingsNotice } from "./settings-notice.ts";

afterEach(cleanup);

function Teller({ settings }: { readonly settings: UserSettings }) {
  useSettingsNotice(settings);
  return null;
}

const draw = (settings: UserSettings) =>
  render(
    <App>
      <Teller settings={settings} />
    </App>,
  );

test("settings that cannot be read are told once, however often it is tried", async () => {
  const server = createSettingsServer();
  server.failure = "服务器忙";
  const settings = createUserSettings(server);
  draw(settings);
  await act(async () => await settings.load());
  await act(async () => await settings.load());
  expect(await screen.findAllByText("没有读取到列设置和常用筛选")).toHaveLength(1);
  expect(screen.getByText(/列表按默认的列显示，不影响使用/)).toBeTruthy();
});

test("a setting that cannot be saved is told with the reason, and again only after one that was", async () => {
  const server = createSettingsServer();
  const settings = createUserSettings(server);
  draw(settings);
  await act(async () => await settings.load());
  expect(screen.queryByRole("alert")).toBeNull();
  server.failure = "服务器忙";
  const save = async (width: number) =>
    await act(async () => await settings.save("a.list", "aside", { width }));
  expect([await save(210), await save(220)]).toEqual([false, false]);
  expect(await screen.findAllByText("列设置没有保存成功，刷新页面后会恢复原样")).toHaveLength(1);
  expect(screen.getByText("服务器忙")).toBeTruthy();
});
