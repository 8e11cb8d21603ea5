/** The files that keep the stops of service, or answer by them. */
const KEEPERS = [
  "server/access/served-months.ts",
  "server/contexts/clients/company/company-rows.ts",
  "server/contexts/clients/company/status/service-stops.ts",
  "server/operations/audit/followed-client-tables.ts",
  "server/platform/database/tenant-db.ts",
  "server/tables/",
  "demo/seed-companies.ts",
];

/** A query of companies, by their table or by a function that begins one. */
const OF_COMPANIES =
  /\b(?:selectFrom|innerJoin|leftJoin|updateTable)\(\s*"company\b|\bselect(?:Home)?Companies\(/;
/** A company's column in a query: with the table's name, or in a text of SQL. */
const OWN_COLUMN = /["'](?:company|c)\.(?:status|stopYear|stopMonth)\b/;
const OWN_TEXT =
  /\bsql(?:<[^`]*?>)?`[^`]*?(?<![\w.'{])(?:(?:company|c)\.)?(?:status|stop_year|stop_month)\b[^`]*`/;
/** From the table of companies to a comparison of their status, in one statement. */
const OWN_COMPARISON =
  /\(\s*"company(?: as \w+)?"\s*\)(?:(?!\b(?:selectFrom|innerJoin|leftJoin)\(|;\n)[\s\S])*?\("status",/;

interface OwnStatus {
  readonly file: string;
  readonly reason: string;
}

/** Queries that say for themselves whether a company is served; `files` maps paths from the project's root to their text. */
export function findOwnStatus(files: ReadonlyMap<string, string>): OwnStatus[] {
  return [...files].flatMap(([file, text]) => {
    if (!/^(?:server|demo)\//.test(file) || KEEPERS.some((keeper) => file.startsWith(keeper))) return [];
    if (/\bserviceStop\b|\bservice_stop\b/.test(text)) return [{ file, reason: "reads the stops itself" }];
    const asks =
      OF_COMPANIES.test(text) && [OWN_COLUMN, OWN_TEXT, OWN_COMPARISON].some((own) => own.test(text));
    return asks ? [{ file, reason: "asks for a status of its own" }] : [];
  });
}
