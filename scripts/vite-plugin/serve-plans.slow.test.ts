import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Issue } from "../../src/schema/issue.ts";
import { schemasPlugin } from "./schemas-plugin.ts";

const SCREEN = "schemas/screens/setting/user-manage.json";

let root = "";
let server: ViteDevServer;
let sent: {
  event: string;
  data: { id?: string; plan?: { title: string; columns?: readonly object[] }; issues?: Issue[] };
}[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "schemas-"));
  await cp("schemas", path.join(root, "schemas"), { recursive: true });
});

afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

async function start(): Promise<void> {
  sent = [];
  server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1" },
    appType: "custom",
    plugins: [schemasPlugin()],
  });
  const send = server.ws.send.bind(server.ws);
  server.ws.send = ((event: string, data: object) => {
    sent.push({ event, data });
    send(event, data);
  }) as typeof server.ws.send;
  await server.listen();
  // The watcher must have seen the files before one of them changes.
  await ask("shell.json");
}

async function ask(name: string): Promise<{ status: number; body: { title?: string; issues?: Issue[] } }> {
  const address = server.resolvedUrls?.local[0] ?? "";
  const response = await fetch(`${address}plans/${name}`);
  return { status: response.status, body: (await response.json()) as { title?: string } };
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(root, file);
  await writeFile(place, change(await readFile(place, "utf8")));
}

async function nextEvent(event: string, screen?: string): Promise<(typeof sent)[number]["data"]> {
  const find = () =>
    sent.find((message) => message.event === event && (screen === undefined || message.data.id === screen));
  await expect.poll(() => find() !== undefined, { timeout: 60_000 }).toBe(true);
  return find()?.data ?? {};
}

describe("servePlans", { timeout: 120_000 }, () => {
  it("answers plans, and 404 for what is none", async () => {
    await start();
    expect(await ask("shell.json")).toMatchObject({ status: 200, body: { format: 2 } });
    expect(await ask("screens/setting.user-manage.json")).toMatchObject({
      status: 200,
      body: { title: "用户管理" },
    });
    expect((await ask("screens/setting.nothing.json")).status).toBe(404);
  });

  it("sends a changed screen, and nothing of the others", async () => {
    await start();
    await edit(SCREEN, (text) => text.replace("用户管理", "员工管理"));
    expect(await nextEvent("schemas:plan")).toMatchObject({
      id: "setting.user-manage",
      plan: { title: "员工管理" },
    });
    expect(sent.map(({ event }) => event)).toEqual(["schemas:plan"]);
    expect((await ask("screens/setting.user-manage.json")).body.title).toBe("员工管理");
  });

  it("sends a screen again whose column has another title in the catalogue", async () => {
    await start();
    await edit("schemas/api/userAdmin.json", (text) =>
      text.replace('"title": "最近登录时间"', '"title": "上次登录"'),
    );
    // Other screens with this column are sent too, in any order.
    const { plan } = await nextEvent("schemas:plan", "setting.user-manage");
    expect(plan?.columns).toContainEqual(expect.objectContaining({ title: "上次登录" }));
  });

  it("keeps the last good plan while a screen is broken, and says when it is mended", async () => {
    await start();
    await edit(SCREEN, (text) => text.replace('"lastLoginTime"', '"lastLoginTme"'));
    const { issues } = await nextEvent("schemas:issues");
    expect(issues).toContainEqual(expect.objectContaining({ slug: "column-field", file: SCREEN }));
    expect(await ask("screens/setting.user-manage.json")).toMatchObject({
      status: 200,
      body: { title: "用户管理" },
    });
    sent = [];
    await edit(SCREEN, (text) => text.replace('"lastLoginTme"', '"lastLoginTime"'));
    expect(await nextEvent("schemas:issues")).toEqual({ issues: [] });
  });

  it("answers 422 with the issues for a screen that never was good", async () => {
    await edit(SCREEN, (text) => text.replace('"lastLoginTime"', '"lastLoginTme"'));
    await start();
    const { status, body } = await ask("screens/setting.user-manage.json");
    expect(status).toBe(422);
    expect(body.issues).toContainEqual(expect.objectContaining({ slug: "column-field", file: SCREEN }));
    expect((await ask("screens/workbench.home.json")).status).toBe(200);
  });
});
