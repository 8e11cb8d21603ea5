import path from "node:path";

/** From the ground up. A room may import rooms before it, none after it; rooms of one row do not import each other. */
type Floors = readonly (readonly string[])[];

const BROWSER: Floors = [
  ["src/expression", "src/domain", "src/generated"],
  ["src/schema"],
  ["src/request"],
  ["src/session"],
  ["src/fields", "src/actions"],
  ["src/contracts.ts", "src/views.ts"],
  ["src/renderer"],
  ["src/drawer"],
  ["src/shell", "src/chat"],
  ["src/main.tsx"],
];

const SERVER: Floors = [
  ["server/tables"],
  ["server/platform"],
  ["server/gateways"],
  ["server/access"],
  ["server/contracts"],
  ["server/imports"],
  ["server/records"],
  ["server/operations"],
  ["server/contexts/people"],
  ["server/contexts/clients"],
  ["server/contexts/books"],
  ["server/contexts/tax"],
  ["server/contexts/payroll"],
  ["server/contexts/system"],
  ["server/contexts/money"],
  ["server/contexts/growth"],
  ["server/contexts/workbench"],
  ["server/contexts"],
  ["server"],
  ["demo"],
];

/** The only file of a context that other contexts may import. */
const DOOR = /^server\/contexts\/\w+\/door\.ts$/;

/** Platform speaks of tables, requests, files and jobs; of the language of schemas alone, not of accounting. */
const ACCOUNTING = /^src\/domain\/(tax|payroll|chart-of-accounts)\//;

/** Each of these is pure at its door and may be imported by the named rooms. */
const OUTSIDE_BROWSER = ["server", "demo", "generators", "scripts"];
const PURE =
  /^src\/(expression|domain|generated|schema|contracts\.ts|(fields|actions)\/[\w-]+\/contract\.ts)/;

export interface ForbiddenImport {
  readonly file: string;
  readonly imports: string;
  readonly reason: string;
}

/** `files` maps paths from the project's root to their text. */
export function findForbiddenImports(files: ReadonlyMap<string, string>): ForbiddenImport[] {
  return [...files].flatMap(([file, text]) =>
    importsOf(text).flatMap((name) => {
      const target = name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : name;
      const reason = reasonAgainst(file, target);
      return reason ? [{ file, imports: target, reason }] : [];
    }),
  );
}

function reasonAgainst(file: string, target: string): string | undefined {
  if (OUTSIDE_BROWSER.some((room) => file.startsWith(`${room}/`))) {
    if (/^(react|react-dom|antd|@formily\/|@ant-design\/)/.test(target))
      return "no React outside the browser";
    if (target.startsWith("src/") && !PURE.test(target))
      return "only expression, domain, generated types, schema and contracts are pure";
    if (/^(server|demo)\//.test(target) && file.startsWith("generators/")) return "generators know no server";
    if (ACCOUNTING.test(target) && file.startsWith("server/platform/"))
      return "the platform knows nothing of accounting";
    return reasonAmong(SERVER, file, target) ?? reasonAtDoor(file, target);
  }
  if (!target.startsWith("src/")) {
    return /^(server|demo|scripts|generators|tests)\//.test(target)
      ? "the browser's code knows nothing outside src"
      : undefined;
  }
  return reasonAmong(BROWSER, file, target);
}

function reasonAmong(floors: Floors, file: string, target: string): string | undefined {
  const from = floorOf(floors, file);
  const to = floorOf(floors, target);
  if (from === undefined || to === undefined) return undefined;
  if (to.floor > from.floor) return "imports go down";
  if (to.floor === from.floor && to.room !== from.room) return "rooms of one floor don't know each other";
  return undefined;
}

/** A context is entered by its door; files above all contexts, which join them, may import their lists too. */
function reasonAtDoor(file: string, target: string): string | undefined {
  const context = /^server\/contexts\/\w+\//.exec(target)?.[0];
  if (context === undefined || file.startsWith(context) || !/^server\/contexts\/\w+\//.test(file))
    return undefined;
  return DOOR.test(target) ? undefined : "another context is known by its door";
}

function floorOf(floors: Floors, file: string): { floor: number; room: string } | undefined {
  for (const [floor, rooms] of floors.entries()) {
    const room = rooms.find((name) => file === name || file.startsWith(`${name}/`));
    if (room) return { floor, room };
  }
  return undefined;
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].flatMap(([, name]) =>
    name ? [name] : [],
  );
}
