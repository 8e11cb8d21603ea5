import type { TestServer } from "../../../../testing/test-server.ts";

interface Posting {
  readonly kjqj: number;
  readonly [subject: string]: number;
}

/** Puts months of 2025 into the books of a client: what each subject of its chart moved on its own side. */
export async function keepBooks(
  server: TestServer,
  companyId: number,
  months: readonly Posting[],
): Promise<void> {
  const subjects = await server.db
    .selectFrom("plainRecord")
    .select(["id", "fields"])
    .where("resource", "=", "subject")
    .where("companyId", "=", companyId)
    .execute();
  const found = new Map(
    subjects.map(({ id, fields }) => {
      const subject = asObject(fields);
      return [subject["kmqc"], { id, isCredit: Number(subject["yefx"]) !== 1 }] as const;
    }),
  );
  let profit = 0;
  for (const { kjqj, ...moved } of months) {
    const opening = profit;
    const rows = Object.entries(moved).map(([name, yuan]) => {
      const subject = found.get(name);
      if (!subject) throw new Error(`the chart has no ${name}`);
      profit += subject.isCredit ? yuan : -yuan;
      // Carried to 本年利润 at once.
      return { subjectId: subject.id, qcye: 0, jffse: yuan, dffse: yuan, qmye: 0 };
    });
    const year = { subjectId: found.get("本年利润")?.id, qcye: opening, jffse: 0, dffse: 0, qmye: profit };
    for (const fields of [...rows, year])
      await server.db
        .insertInto("plainRecord")
        .values({
          gsid: 1001,
          resource: "subjectBalance",
          companyId,
          kjnd: 2025,
          kjqj,
          fields: JSON.stringify(fields),
          createTime: "2026-01-05 10:00:00",
        })
        .execute();
  }
}

function asObject(fields: unknown): Readonly<Record<string, unknown>> {
  return (typeof fields === "string" ? JSON.parse(fields) : fields) as Readonly<Record<string, unknown>>;
}
