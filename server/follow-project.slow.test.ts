import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { runCommand } from "../scripts/run-command.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";
import { TEST_NOW } from "./testing/test-now.ts";

const CLIENTS = "schemas/screens/customer/index.json";

/** A deployment: code, schemas and a static folder with plans. */
async function deploy(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "deployment-"));
  onTestFinished(async () => await rm(root, { recursive: true, maxRetries: 20, retryDelay: 250 }));
  for (const name of ["server", "demo", "src", "schemas", "package.json"])
    await cp(name, path.join(root, name), { recursive: true });
  await symlink(path.resolve("node_modules"), path.join(root, "node_modules"));
  await makePlans(root);
  await writeFile(path.join(root, "app/index.html"), "<!doctype html><title>代账工作台</title>");
  return root;
}

async function makePlans(root: string): Promise<void> {
  const args = ["run", "--silent", "plans", "--", "--root", root, "--out", path.join(root, "app/plans")];
  const { code, output } = await runCommand("npm", args);
  expect(output, "npm run plans").toContain("plans written");
  expect(code).toBe(0);
}

async function start(root: string, name: string): Promise<ServerProcess> {
  const dataDir = path.join(root, name);
  await cp(inject("seededDatabase"), dataDir, { recursive: true });
  const env = { DATA_DIR: dataDir, STATIC_DIR: path.join(root, "app"), APP_NOW: TEST_NOW };
  const server = await startServerProcess(env, path.join(root, "demo/main.ts"));
  onTestFinished(server.stop);
  return server;
}

async function signIn({ address }: ServerProcess): Promise<string> {
  const form = new URLSearchParams({ redirect: "/login", gsid: "1001", account: "chenjie" });
  const page = await fetch(`${address}/sso/authorize`, { method: "POST", body: form, redirect: "manual" });
  const ticket = new URL(page.headers.get("location") ?? "", address).searchParams.get("ticket");
  const { result } = await post(`${address}/api/auth/sso/exchange`, "", { ticket });
  return (result as { readonly accessToken: string }).accessToken;
}

interface Answer {
  readonly code: string;
  readonly result: unknown;
}

async function post(address: string, token: string, body: object): Promise<Answer> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
    "access-token": token,
  };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

test("each process exports a screen that npm run plans has just put beside it", async () => {
  const root = await deploy();
  const servers = await Promise.all(["first", "second"].map(async (name) => await start(root, name)));
  const tokens = await Promise.all(servers.map(signIn));
  const exportTwin = async () =>
    await Promise.all(
      servers.map(async ({ address }, index) => {
        const extendParam = { screen: "customer.twin", params: {} };
        const body = { fileType: "EXCEL", reportType: "screen", extendParam };
        return (await post(`${address}/api/fcp/web/taskCentre/export`, tokens[index] ?? "", body)).code;
      }),
    );
  const missing = await exportTwin();
  const clients = await readFile(path.join(root, CLIENTS), "utf8");
  const twin = path.join(root, path.dirname(CLIENTS), "twin.json");
  await writeFile(twin, clients.replace('"customer.index"', '"customer.twin"'));
  // Screens that are written and not planned yet are not served.
  expect(await exportTwin()).toEqual(missing);
  await makePlans(root);
  await expect.poll(exportTwin, { timeout: 20_000, interval: 3000 }).toEqual(["0", "0"]);
});
