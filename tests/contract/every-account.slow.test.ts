import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { runChecks } from "../../src/schema/check.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import type { PermissionEntry } from "../../src/session/login-info.ts";
import { createPermissions } from "../../src/session/permissions.ts";
import { guardRoute } from "../../src/session/guard-route.ts";
import { DEMO_FIRMS } from "../../demo/demo-accounts.ts";
import { type ContractOperation, contract as catalogue } from "./contract-operation.ts";
import { Explorer } from "./explorer.ts";
import { servedBackend } from "./served-backend.ts";
import { REFUSED } from "./backend.ts";

/** Every account of the demonstration that may work, each with roles of its own. */
const ACCOUNTS = DEMO_FIRMS.flatMap(({ accounts }) => accounts)
  .filter(({ state, passwordDue }) => state === undefined && !passwordDue)
  .map(({ account }) => account);

/** Ends the sign-in that the others go on with. */
const SIGN_OUT = "session.signOut";

let backend: Awaited<ReturnType<typeof servedBackend>>;
let explorer: Explorer;
const menus = new Map<string, readonly PermissionEntry[]>();

beforeAll(async () => {
  backend = await servedBackend({ accounts: ACCOUNTS });
  explorer = new Explorer(catalogue, backend);
  const menu = operation("permission.userMenu");
  for (const account of ACCOUNTS) {
    const { code, result } = await backend.send(account, menu, await explorer.sample(menu));
    expect(code, account).toBe("0");
    menus.set(account, result as readonly PermissionEntry[]);
  }
});
afterAll(() => backend.close());

function operation(id: string): ContractOperation {
  const match = catalogue.operations.find((candidate) => candidate.id === id);
  if (!match) throw new Error(`no operation ${id}`);
  return match;
}

/** The flag of each code that the account holds, as the server sends it to the browser. */
const flagsOf = (account: string) =>
  new Map(menus.get(account)?.map(({ code, operationFlag }) => [code, operationFlag]));

/** The catalogue's word, read by itself: any one of the codes; to write, one that does more than look. */
function isOpen({ permission, effect }: ContractOperation, flags: ReadonlyMap<string, number>): boolean {
  if (permission.includes("public") || permission.includes("signed-in")) return true;
  return permission.some((code) => {
    const flag = flags.get(code);
    return flag !== undefined && (effect === "read" || flag !== 2);
  });
}

test("every operation says who may call it", () => {
  expect(catalogue.operations.filter(({ permission }) => permission.length === 0)).toEqual([]);
});

test(
  "every account is let into the operations of its codes, and into no other",
  { timeout: 900_000 },
  async () => {
    const faults: string[] = [];
    let refused = 0;
    for (const tried of catalogue.operations) {
      if (tried.id === SIGN_OUT) continue;
      const params = await explorer.sample(tried);
      for (const account of ACCOUNTS) {
        const isAllowed = isOpen(tried, flagsOf(account));
        // An account that is let in shall not spoil the data for the next one.
        if (isAllowed && tried.effect === "write") continue;
        const answer = await backend.send(account, tried, params);
        const isRefused = answer.code === REFUSED.permission;
        if (isRefused) refused += 1;
        if (isRefused === isAllowed) faults.push(`${account} ${tried.id}: ${answer.code} ${answer.message}`);
      }
    }
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(500);
  },
);

test("every account opens the routes of its codes, by whatever address, and no other", async () => {
  const project = await readProject(".");
  const { shell } = planProject(project, contracts, runChecks(project, contracts).issues);
  const faults: string[] = [];
  let tried = 0;
  for (const account of ACCOUNTS) {
    const permissions = createPermissions(menus.get(account) ?? []);
    const flags = flagsOf(account);
    for (const route of shell.routes) {
      tried += 1;
      const codes = declaredCodes(route.path);
      const decision = guardRoute(route, {
        signedIn: true,
        homeOnly: false,
        allowed: (asked) => permissions.any(asked, "strict") !== false,
        editionAllowed: () => true,
      });
      const mayOpen = codes.length === 0 || codes.some((code) => flags.has(code));
      if ((decision === "open") !== (mayOpen && isBuilt(route))) faults.push(`${account} ${route.path}`);
    }
  }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(500);
});

const isBuilt = (route: { readonly screen?: string; readonly page?: string }) =>
  route.screen !== undefined || route.page !== undefined;

const ROUTE_FILES = readdirSync("schemas/routes").map(
  (file) => JSON.parse(readFileSync(`schemas/routes/${file}`, "utf8")) as RouteFile,
);

interface RouteFile {
  readonly routes: readonly { readonly path: string; readonly permission?: string | readonly string[] }[];
}

/** As the file has it. */
function declaredCodes(path: string): readonly string[] {
  const match = ROUTE_FILES.flatMap(({ routes }) => routes).find((route) => route.path === path);
  if (!match) throw new Error(`no file has the route ${path}`);
  return [match.permission ?? []].flat();
}
