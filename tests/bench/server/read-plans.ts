import { Client } from "pg";
import { planRequests } from "./plan-requests.ts";
import type { BenchFacts } from "./prepare-database.ts";
import { type Statement, recordStatements } from "./record-statements.ts";

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

/** Sends each request to the server, records its statements about invoices, and has the database explain them. */
export async function readPlans(databaseUrl: string, facts: BenchFacts): Promise<StatementPlan[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const plans: StatementPlan[] = [];
  try {
    for (const { question, statements } of await recordStatements(databaseUrl, planRequests(facts))) {
      for (const statement of statements.filter(({ text }) => /"invoice"/.test(text)))
        plans.push(await explain(client, question.name, statement));
    }
  } finally {
    await client.end();
  }
  return plans;
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
