import { Client } from "pg";
import { createApp } from "../../../server/app.ts";
import { createClock } from "../../../server/platform/clock.ts";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { planRequests } from "./plan-requests.ts";
import { type BenchFacts, benchToken } from "./prepare-database.ts";
import { ownProject } from "../../../server/testing/own-project.ts";

/** PostgreSQL's plan of one statement that reads invoices. */
export interface StatementPlan {
  readonly request: string;
  /** As `explain (analyze, buffers)` prints it. */
  readonly text: string;
  readonly milliseconds: number;
  /** Pages of 8 kB, from memory or disk. */
  readonly pages: number;
  readonly indexes: readonly string[];
  readonly readsWholeTable: boolean;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Has the server answer each request, takes down what it asks the database about invoices, and has that explained. */
export async function readPlans(databaseUrl: string, facts: BenchFacts): Promise<StatementPlan[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const plans: StatementPlan[] = [];
  try {
    for (const { request, statements } of await recordStatements(databaseUrl, facts)) {
      for (const statement of statements) plans.push(await explain(client, request, statement));
    }
  } finally {
    await client.end();
  }
  return plans;
}

async function recordStatements(databaseUrl: string, facts: BenchFacts) {
  const sent: Statement[] = [];
  const db = openDatabase({
    databaseUrl,
    log: ({ query }) => void sent.push({ text: query.sql, values: query.parameters }),
  });
  const app = await createApp({
    db,
    clock: createClock(TEST_NOW),
    project: ownProject,
    logLevel: "warn",
    runJobs: false,
  });
  try {
    const recorded: { readonly request: string; readonly statements: readonly Statement[] }[] = [];
    for (const { name, method, path, body, account } of planRequests(facts)) {
      sent.length = 0;
      const headers = { "access-token": benchToken(account) };
      const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
      if (!answer.body.startsWith('{"code":"0"')) throw new Error(`${name}: ${answer.body}`);
      recorded.push({ request: name, statements: sent.filter(({ text }) => /"invoice"/.test(text)) });
    }
    return recorded;
  } finally {
    await app.close();
    await db.destroy();
  }
}

async function explain(client: Client, request: string, { text, values }: Statement): Promise<StatementPlan> {
  const { rows } = await client.query<Record<string, string>>(
    `explain (analyze, buffers, costs off) ${text}`,
    [...values],
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  const [, hit = "0", read = "0"] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
  const [, time = "0"] = /Execution Time: ([\d.]+) ms/.exec(plan) ?? [];
  const indexes = [...plan.matchAll(/(?:using|Index Scan on) (invoice_\w+)/g)].map(([, name = ""]) => name);
  return {
    request,
    text: plan,
    milliseconds: Number(time),
    pages: Number(hit) + Number(read),
    indexes: [...new Set(indexes)],
    readsWholeTable: /Seq Scan on invoice\b/.test(plan),
  };
}
