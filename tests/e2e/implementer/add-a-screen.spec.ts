import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { readWalk, type WalkStep } from "../../walk/read-walk.ts";
import { openTerminal, type Terminal } from "../../walk/run-commands.ts";
import { useScreen } from "../../walk/use-screen.ts";
import { copyProject } from "../app/copy-project.ts";
import { type OwnDatabase, ownDatabase } from "../app/own-database.ts";
import { expect, test } from "../app/test.ts";

const PAGE = "docs/add-a-screen.md";

test.describe.configure({ timeout: 480_000 });

let root: string;
let terminal: Terminal;
let database: OwnDatabase;
test.beforeAll(async () => {
  root = await copyProject();
  database = await ownDatabase();
  terminal = openTerminal(root, { API_PORT: String(await freePort()), APP_NOW: TEST_NOW, ...database.env });
});
test.afterAll(async () => {
  await terminal.close();
  await database.drop();
  // The backend may still be writing its last files.
  await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

test("whoever does what the page says has a screen that works", { tag: "@slow" }, async ({ page }) => {
  const steps = readWalk(await readFile(PAGE, "utf8"));
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(
    new Set(["commands", "part", "file", "edit", "use"]),
  );
  let address = "";
  for (const step of steps) {
    await test.step(`line ${step.line}: ${titleOf(step)}`, async () => {
      if (step.kind === "commands") {
        const printed = await terminal.run(step);
        address = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(printed)?.[1] ?? address;
      } else if (step.kind === "use") {
        await useScreen(page, step.text, address);
      } else if (step.kind === "part") {
        const file: unknown = JSON.parse(await readFile(path.join(root, step.path), "utf8"));
        expect(file).toMatchObject(JSON.parse(`{${step.text}}`) as Record<string, unknown>);
      } else {
        await save(step);
      }
    });
  }
});

async function save(step: WalkStep & { readonly kind: "file" | "edit" }): Promise<void> {
  const file = path.join(root, step.path);
  if (step.kind === "file") {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, step.text);
    return;
  }
  const text = await readFile(file, "utf8");
  if (text.split(step.before).length !== 2)
    throw new Error(`${step.path} does not have once:\n${step.before}`);
  await writeFile(
    file,
    text.replace(step.before, () => step.after),
  );
}

function titleOf(step: WalkStep): string {
  switch (step.kind) {
    case "commands":
      return step.commands.join("; ");
    case "use":
      return step.text;
    default:
      return step.path;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
