import { randomUUID } from "node:crypto";
import { createApp } from "../../../server/app.ts";
import { createClock } from "../../../server/platform/clock.ts";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import { ownProject } from "../../../server/testing/own-project.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import type { Question } from "./mix.ts";
import { benchToken } from "./prepare-database.ts";

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A request and all of its statements in order, with the `begin` and `commit` of a write. */
export interface RecordedRequest {
  readonly question: Question;
  /** Of a write; the statements have it among their values. */
  readonly idempotencyKey: string | undefined;
  readonly statements: readonly Statement[];
}

/** Has the server answer each request once. Throws when one is refused. */
export async function recordStatements(
  databaseUrl: string,
  questions: readonly Question[],
): Promise<readonly RecordedRequest[]> {
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
    const recorded: RecordedRequest[] = [];
    for (const question of questions) {
      const { name, method, path, body, account, writes } = question;
      sent.length = 0;
      const idempotencyKey = writes && randomUUID();
      const headers = {
        "access-token": benchToken(account),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      };
      const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
      if (!answer.body.startsWith('{"code":"0"')) throw new Error(`${name}: ${answer.body}`);
      recorded.push({ question, idempotencyKey, statements: [...sent] });
    }
    return recorded;
  } finally {
    await app.close();
    await db.destroy();
  }
}
