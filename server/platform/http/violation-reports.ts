import type { FastifyInstance } from "fastify";

/** The address at which browsers report what the policy of a page has refused. */
export const REPORTS_PATH = "/api/policy-violations";

/** A piece of content that the policy refused on a page, without anything that the user typed or saw. */
export interface Violation {
  readonly directive: string;
  /** The path of the page. */
  readonly page: string;
  /** The server, or the word, that was refused. */
  readonly blocked: string;
  /** The path of the script that it came from. */
  readonly source: string;
  readonly line: number | null;
  /** The number of reports left out of the log since the last one in it. */
  readonly leftOut: number;
}

interface ReportsOptions {
  readonly report: (violation: Violation) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

const MOST_BYTES = 16 * 1024;

/** Anybody may send reports: more a minute would only fill the log. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;

const LONGEST_TEXT = 200;

export async function takeViolationReports(
  app: FastifyInstance,
  { report, now = () => performance.now() }: ReportsOptions,
): Promise<void> {
  let began = now();
  let told = 0;
  let leftOut = 0;
  const take = (body: unknown) => {
    const violation = readReport(body);
    if (!violation) return;
    if (now() - began >= MINUTE_MS) [began, told] = [now(), 0];
    if (told >= MOST_A_MINUTE) leftOut += 1;
    else {
      report({ ...violation, leftOut });
      [told, leftOut] = [told + 1, 0];
    }
  };
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/csp-report",
      { parseAs: "string", bodyLimit: MOST_BYTES },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(REPORTS_PATH, { bodyLimit: MOST_BYTES }, (request, reply) => {
      take(request.body);
      return reply.code(204).send();
    });
  });
}

/** A report as browsers send it for `report-uri`; undefined: it is none. */
function readReport(body: unknown): Omit<Violation, "leftOut"> | undefined {
  const facts = fieldsOf(fieldsOf(body)["csp-report"]);
  const text = (name: string) => (typeof facts[name] === "string" ? facts[name] : "");
  const directive = text("effective-directive") || text("violated-directive");
  if (directive === "") return undefined;
  const line = facts["line-number"];
  return {
    directive: directive.slice(0, LONGEST_TEXT),
    page: pathOf(text("document-uri")),
    blocked: placeOf(text("blocked-uri")),
    source: pathOf(text("source-file")),
    line: typeof line === "number" ? line : null,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The query and the part behind `#` may hold names of clients. */
function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, LONGEST_TEXT) : "";
}

/** `https://evil.example`, or a word such as `inline` or `data`. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return address.slice(0, LONGEST_TEXT);
  const { origin, protocol } = new URL(address);
  return (origin === "null" ? protocol : origin).slice(0, LONGEST_TEXT);
}
