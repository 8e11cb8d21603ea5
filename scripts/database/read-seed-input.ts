import { parseArgs } from "node:util";
import { noSuchName } from "../../generators/no-such-name.ts";
import { COHORT_SIZE } from "../../demo/demo-cohort.ts";
import { MOST_COMPANIES } from "../../demo/enlarge-firm.ts";

export interface SeedInput {
  readonly help: boolean;
  /** Of the first firm. */
  readonly companies: number;
  readonly invoicesPerMonth: number;
}

const OPTIONS = {
  companies: { fewest: COHORT_SIZE, most: MOST_COMPANIES, usual: COHORT_SIZE },
  "invoices-per-month": { fewest: 1, most: 200, usual: 12 },
} as const;

const NAMES = [...Object.keys(OPTIONS), "help"].map((name) => `--${name}`);

export const SEED_USAGE = `Usage: npm run seed -- [--companies N] [--invoices-per-month M]

Fills an empty database with the demo data: PGlite in DATA_DIR (.data/pglite), or the PostgreSQL of DATABASE_URL.

  --companies N            client companies of 上海云帆财税, ${COHORT_SIZE} to ${MOST_COMPANIES}; ${COHORT_SIZE} is the demo data of npm start
  --invoices-per-month M   of each added company on the average, 1 to 200; 12 unless said otherwise

An added company has what those of the demo have: contacts, tags, staff, 24 months of invoices, estimates, books,
payroll and fees, visits, work orders, risks. The same N, M and APP_NOW make the same rows.

    N      M   companies     invoices   other rows
    80     –          80       61,000       55,000
   500    12         500      145,000      340,000
 5,000    12       5,000    1,080,000    3,300,000
 5,000    50       5,000    4,300,000    3,300,000`;

/** The command line of `npm run seed`. Throws an Error that says what is wrong with it, and where. */
export function readSeedInput(args: readonly string[], env: NodeJS.ProcessEnv): SeedInput {
  const kept = Object.keys(OPTIONS).find(
    (name) => env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined,
  );
  if (kept !== undefined)
    throw new Error(`npm has kept --${kept} to itself: write npm run seed -- --${kept} …`);
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      companies: { type: "string" },
      "invoices-per-month": { type: "string" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option" || NAMES.includes(`--${token.name}`)) continue;
    throw noSuchName("option", `--${token.name}`, NAMES.join(", "), NAMES);
  }
  const [word] = positionals;
  if (word !== undefined)
    throw new Error(`npm run seed takes options alone, not "${word}"; --help shows them`);
  return {
    help: values.help === true,
    companies: readCount("companies", values.companies),
    invoicesPerMonth: readCount("invoices-per-month", values["invoices-per-month"]),
  };
}

function readCount(name: keyof typeof OPTIONS, text: string | boolean | undefined): number {
  const { fewest, most, usual } = OPTIONS[name];
  if (text === undefined) return usual;
  const count = Number(text);
  if (typeof text === "string" && /^\d+$/.test(text) && count >= fewest && count <= most) return count;
  throw new Error(
    `--${name} takes a whole number from ${fewest} to ${most}, not ${text === true ? "nothing" : `"${text}"`}`,
  );
}
