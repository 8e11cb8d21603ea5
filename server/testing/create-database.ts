import { randomUUID } from "node:crypto";
import { Client } from "pg";

export interface CreatedDatabase {
  readonly name: string;
  readonly url: string;
  /** Waits a while for connections that are being closed; throws when one stays open. */
  readonly drop: () => Promise<void>;
}

/** A new database beside the one of `base`: a copy of the one named `template`, without connections, or empty. */
export async function createDatabase(base: string, template = "template1"): Promise<CreatedDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(base, `create database ${name} template ${template}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => execute(base, `drop database ${name}`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
