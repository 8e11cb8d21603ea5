import { type Kysely, sql } from "kysely";
import { copyRecords } from "../../../server/testing/copy-records.ts";
import type { Database } from "../../../server/tables/tables.ts";

/** The client whose talk has been made long. */
export interface TalkingCompany {
  readonly companyId: number;
  readonly companyName: string;
}

const BANK_ENTRIES = 2;
const WORDS = "银行流水已经上传，请核对";
const DAY = "2026-11-20 09:00:00";

/** Adds so many messages about bank entries to the talk that the newest message belongs to. */
export async function addTalk(db: Kysely<Database>, count: number): Promise<TalkingCompany> {
  const { rows } = await sql<TalkingCompany>`
    select company.company_id, company.company_name
    from plain_record
    join company using (gsid, company_id)
    where gsid = 1001 and resource = 'chatMessage'
    order by plain_record.id desc limit 1`.execute(db);
  const [company] = rows;
  if (!company) throw new Error("the demonstration has no talk");
  await copyRecords(db, {
    resource: "chatMessage",
    count,
    fields: { module: BANK_ENTRIES, content: WORDS, tags: null, sender: "staff", source: "web" },
    createTime: DAY,
    companyId: company.companyId,
    distinct: "content",
  });
  return company;
}

/** The words of the last of so many messages. */
export function lastOfTalk(count: number): string {
  return `~${count - 1}`;
}

export function isOfTalk(words: string): boolean {
  return words.includes("~");
}
