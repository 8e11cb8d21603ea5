import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { columnsOfKind } from "../../server/imports/columns-of-kind.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { bookOf } from "../../server/platform/spreadsheet/testing/book-of.ts";
import type { Api, Call } from "./api.ts";
import { companyForm } from "./company-form.ts";
import { ADMINISTRATOR } from "./firm.ts";
import { JOBS_END_MS } from "./limits.ts";
import type { World } from "./world.ts";

/** A job whose id an answer contained. */
export interface LeftJob {
  readonly taskid: string;
  /** Of an import: how its companies' names begin. */
  readonly mark?: string;
}

const IMPORTED = 100;

/** Sends until it is acknowledged, with one key, as the browser does. */
async function sendUntilDone(api: Api, call: Omit<Call, "key">): Promise<unknown> {
  const key = randomUUID();
  const end = performance.now() + JOBS_END_MS;
  for (;;) {
    const { kind, answerText, result } = await api.send({ ...call, key });
    if (kind === "done") return result;
    if (kind === "refused" || kind === "hung" || performance.now() > end)
      throw new Error(`${call.path}: ${answerText}`);
    await sleep(200);
  }
}

/** Exports of the list of clients, each with columns of its own: the same one requested again would be the same job. */
export async function leaveExports({ api }: World): Promise<LeftJob[]> {
  const left: LeftJob[] = [];
  for (const more of ["nsqxdm", "khbm", "provinceId"]) {
    const extendParam = { screen: "customer.index", params: { status: 1 }, columns: ["companyName", more] };
    const body = { fileType: "EXCEL", reportType: "screen", extendParam };
    left.push((await sendUntilDone(api, { path: "/api/fcp/web/taskCentre/export", body })) as LeftJob);
  }
  return left;
}

let imports = 0;

const IMPORT_FILE = "客户.xlsx";

/** A file of new clients with their contacts. */
export async function leaveImport(world: Pick<World, "api">): Promise<LeftJob[]> {
  return await leaveImports(world, 1);
}

/** Such files, sent at once. */
export async function leaveImports({ api }: Pick<World, "api">, count: number): Promise<LeftJob[]> {
  const files: { readonly mark: string; readonly content: Uint8Array<ArrayBuffer> }[] = [];
  while (files.length < count) {
    const mark = `导入${(imports += 1)}批`;
    files.push({ mark, content: await workbookOf(mark) });
  }
  return await Promise.all(
    files.map(async ({ mark, content }) => {
      const body = new FormData();
      body.append("multipartFile", new File([content], IMPORT_FILE));
      const plan = await sendUntilDone(api, { path: "/api/fcp/web/company/importPlan", body });
      const { planKey } = plan as { planKey: string };
      const start = { path: "/api/fcp/web/importPlan/start", body: { planKey } };
      return { ...((await sendUntilDone(api, start)) as LeftJob), mark };
    }),
  );
}

async function workbookOf(mark: string): Promise<Uint8Array<ArrayBuffer>> {
  const titles = columnsOfKind("company", await readProject(".")).map(({ title }) => title);
  const rows = Array.from({ length: IMPORTED }, (_none, index) => titles.map(cellOf(mark, index)));
  return await bookOf([titles, ...rows]);
}

/** Their tax numbers are of another range than those of the writers. */
const FIRST_IMPORTED = 50_000_000;

function cellOf(mark: string, index: number): (title: string) => string | null {
  const number = FIRST_IMPORTED + imports * IMPORTED + index;
  const { companyName, taxlayerNo } = companyForm(`${mark}${index}号`, number);
  const cells: Readonly<Record<string, string>> = {
    客户名称: companyName,
    纳税人识别号: taxlayerNo,
    纳税人类型: "小规模纳税人",
    纳税期限: "按季",
    所属地区: "上海市",
    服务开始日期: "2026-03-01",
    联系人: `${mark}${index}联`,
    联系人手机号: `136${String(number).padStart(8, "0")}`,
    负责人: ADMINISTRATOR,
  };
  return (title) => cells[title] ?? null;
}

/** The files that were taken in, and the answers of their writes. */
export async function countTakenFiles({ inspect }: Pick<World, "inspect">) {
  return await inspect(async (db) => {
    const { rows } = await sql<{ files: number; answers: number }>`
      select (select count(*)::int from file where name = ${IMPORT_FILE}) as files,
        (select count(*)::int from idempotency where operation = 'company.importPlan' and result is not null) as answers`.execute(
      db,
    );
    return rows[0] ?? { files: 0, answers: 0 };
  });
}

/** A file that was taken in is kept with the answer of its write, and neither without the other. */
export async function halfTakenFiles(world: Pick<World, "inspect">): Promise<string[]> {
  const { files, answers } = await countTakenFiles(world);
  return files === answers ? [] : [`${files} files were kept for ${answers} answers`];
}

/** Until one of them is worked on; an import until some of its rows are there. False: they were faster. */
export async function metAtWork({ inspect }: World, left: readonly LeftJob[]): Promise<boolean> {
  const ids = left.map(({ taskid }) => taskid);
  return await inspect(async (db) => {
    for (;;) {
      const jobs = await db
        .selectFrom("job")
        .select(["status", "lease", "progress"])
        .where("taskid", "in", ids)
        .execute();
      if (jobs.some(({ status, lease, progress }) => status === 0 && lease !== null && progress > 0))
        return true;
      if (jobs.every(({ status }) => status !== 0)) return false;
      await sleep(5);
    }
  });
}

/**
 * Waits for the end of all jobs and says what is wrong with those that were left. A lease takes a minute to run out,
 * which every round would wait for: those that are left from before the fault are ended once, after a second.
 */
export async function endJobs(
  { inspect }: Pick<World, "inspect">,
  left: readonly LeftJob[],
): Promise<string[]> {
  const begin = performance.now();
  return await inspect(async (db) => {
    for (let waited = 0; ; waited += 1) {
      const open = await db.selectFrom("job").select(["taskid", "message"]).where("status", "=", 0).execute();
      if (open.length === 0) break;
      if (performance.now() - begin > JOBS_END_MS)
        return open.map(({ taskid }) => `job ${taskid} never ends`);
      if (waited === 5)
        await sql`update job set lease = clock_timestamp() where status = 0 and lease is not null`.execute(
          db,
        );
      await sleep(200);
    }
    const faults: string[] = [];
    for (const job of left) faults.push(...(await faultsOf(db, job)));
    return faults;
  });
}

type Db = Parameters<Parameters<World["inspect"]>[0]>[0];

async function faultsOf(db: Db, { taskid, mark }: LeftJob): Promise<string[]> {
  const job = await db.selectFrom("job").selectAll().where("taskid", "=", taskid).executeTakeFirst();
  if (!job) return [`acknowledged job ${taskid} is not there`];
  const { status, message, fileKey, resume } = job;
  const description = `job ${taskid} (${status}, ${message})`;
  if (mark === undefined) {
    if (status !== 1) return message === "任务多次中断，请重试" ? [] : [`${description} failed`];
    const file = await db
      .selectFrom("file")
      .select("content")
      .where("fileKey", "=", fileKey)
      .executeTakeFirst();
    return file && Buffer.from(file.content).subarray(0, 2).toString() === "PK"
      ? []
      : [`${description} has no workbook`];
  }
  const { rows } = await sql<{ companies: number; contacts: number; grants: number }>`
    select count(*)::int as companies, count(k.id)::int as contacts, count(g.company_id)::int as grants
    from company as c left join company_contact as k using (company_id) left join company_grant as g using (company_id)
    where c.company_name like ${`${mark}%`}`.execute(db);
  const [{ companies, contacts, grants } = { companies: 0, contacts: 0, grants: 0 }] = rows;
  const parts = resume === null ? 0 : (JSON.parse(resume) as { done: number }).done;
  const expected = status === 1 ? Number(/^\d+/.exec(message ?? "")?.[0]) : parts;
  if (status === 3) return [`${description} refused rows that are in order`];
  if (status === 1 && expected !== IMPORTED) return [`${description} says another number than ${IMPORTED}`];
  return companies === expected && contacts === expected && grants === expected
    ? []
    : [
        `${description}: ${companies} companies, ${contacts} contacts, ${grants} grants instead of ${expected}`,
      ];
}
