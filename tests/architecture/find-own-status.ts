/** The only files that read and write when a company is served: the predicate, what changes the stops, and what they are. */
const KEEPERS = [
  "server/access/served-months.ts",
  "server/contexts/clients/company/status/service-stops.ts",
  "server/contexts/clients/company/company-rows.ts",
  "server/tables/",
  "server/platform/database/tenant-db.ts",
  "server/operations/audit/followed-client-tables.ts",
  "demo/seed-companies.ts",
];

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bserviceStop\b|\bservice_stop\b/, "reads the stops itself"],
  [/["'`(\s](?:company|c)\.(?:status|stop_?year|stop_?month)\b(?!\s*\?)/i, "asks for a status of its own"],
];

/** A query from `company` that asks `status`, with or without the table's name before it, up to its end. */
const FROM_COMPANY =
  /selectFrom\(\s*"company(?: as \w+)?"\s*\)(?:(?!selectFrom\(|;\n)[\s\S])*?["'](?:\w+\.)?status["']\s*,\s*["'](?:=|!=|<>|in)["']/g;

export interface OwnStatus {
  readonly file: string;
  readonly reason: string;
}

/** Queries that say for themselves whether a company is served; `files` maps paths from the project's root to their text. */
export function findOwnStatus(files: ReadonlyMap<string, string>): OwnStatus[] {
  return [...files].flatMap(([file, text]) => {
    if (!/^(server|demo)\//.test(file) || KEEPERS.some((keeper) => file.startsWith(keeper))) return [];
    return [
      ...PATTERNS.filter(([pattern]) => pattern.test(text)).map(([, reason]) => ({ file, reason })),
      ...[...text.matchAll(FROM_COMPANY)].map(() => ({ file, reason: "asks for a status of its own" })),
    ];
  });
}
