import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import { TEST_NOW } from "../../server/testing/test-now.ts";
import { copyProject } from "../e2e/app/copy-project.ts";
import { ownDatabase } from "../e2e/app/own-database.ts";
import { expect, test } from "../e2e/app/test.ts";
import { readWalk, type WalkStep } from "./read-walk.ts";
import { openTerminal, type Terminal } from "./run-commands.ts";
import { useScreen } from "./use-screen.ts";

/** A copy of the project in which the steps of a page are done. */
export interface Walk {
  readonly root: string;
  readonly terminal: Terminal;
  readonly close: () => Promise<void>;
}

export interface Followed {
  /** The kinds of steps that the page has. */
  readonly kinds: ReadonlySet<WalkStep["kind"]>;
  /** The place where the copy is served. */
  readonly address: string;
}

/** Vite before the backend, else the backend alone. */
const ADDRESSES = [/Local:\s+(http:\/\/\S+?)\/?\s/, /服务已启动：(http:\/\/\S+)/];

/** A copy with a database of its own, and a terminal in it. */
export async function beginWalk(): Promise<Walk> {
  const root = await copyProject();
  const database = await ownDatabase();
  const [PORT, API_PORT] = [String(await freePort()), String(await freePort())];
  const terminal = openTerminal(root, { PORT, API_PORT, APP_NOW: TEST_NOW, ...database.env });
  return {
    root,
    terminal,
    close: async () => {
      await terminal.close();
      await database.drop();
      // The backend may still be writing its last files.
      await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

/** Does what a page of `docs/` says, step by step. */
export async function followPage(document: string, { root, terminal }: Walk, page: Page): Promise<Followed> {
  const steps = readWalk(await readFile(document, "utf8"));
  let address = "";
  for (const step of steps) {
    await test.step(`line ${step.line}: ${titleOf(step)}`, async () => {
      if (step.kind === "commands") {
        const printed = await terminal.run(step);
        address = ADDRESSES.map((told) => told.exec(printed)?.[1]).find((told) => told) ?? address;
      } else if (step.kind === "use") {
        await useScreen(page, step.text, address);
      } else if (step.kind === "part") {
        const file: unknown = JSON.parse(await readFile(path.join(root, step.path), "utf8"));
        expect(file).toMatchObject(JSON.parse(`{${step.text}}`) as Record<string, unknown>);
      } else {
        await save(step, root);
      }
    });
  }
  return { kinds: new Set(steps.map(({ kind }) => kind)), address };
}

async function save(step: WalkStep & { readonly kind: "file" | "edit" }, root: string): Promise<void> {
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
