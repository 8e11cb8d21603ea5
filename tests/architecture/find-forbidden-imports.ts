import path from "node:path";

/** From the ground up. A room may import what stands before it, never what stands after; rooms of one row don't know each other. */
const FLOORS: readonly (readonly string[])[] = [
  ["src/expression", "src/domain", "src/generated"],
  ["src/schema"],
  ["src/request"],
  ["src/session"],
  ["src/fields", "src/actions"],
  ["src/contracts.ts", "src/views.ts"],
  ["src/renderer"],
  ["src/shell", "src/drawer", "src/chat"],
  ["src/main.tsx"],
];

/** Each of these is pure at its door and may be known by the rooms named. */
const OUTSIDE_BROWSER = ["server", "generators", "scripts"];
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
    if (target.startsWith("server/") && file.startsWith("generators/")) return "generators know no server";
    return undefined;
  }
  if (!target.startsWith("src/")) {
    return /^(server|scripts|generators|tests)\//.test(target)
      ? "the browser's code knows nothing outside src"
      : undefined;
  }
  const from = floorOf(file);
  const to = floorOf(target);
  if (from === undefined || to === undefined) return undefined;
  if (to.floor > from.floor) return "imports go down";
  if (to.floor === from.floor && to.room !== from.room) return "rooms of one floor don't know each other";
  return undefined;
}

function floorOf(file: string): { floor: number; room: string } | undefined {
  for (const [floor, rooms] of FLOORS.entries()) {
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
