import { standardChart } from "../../../../src/domain/chart-of-accounts/standard-chart.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { Fields } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readSubjects } from "./subject.ts";

/** One more subject. */
export const saveSubject = operation("subject.save", async (params, context) => {
  const store = await RecordStore.open("subject", context);
  const { id } = await store.create(params);
  return { id };
});

/** Adds what is listed, or what the ledger lacks of a standard chart; a code that is there already is passed over. */
export const batchAddSubjects = operation("subject.batchAdd", async ({ ztdm, kjzd, subjects }, context) => {
  const wanted = subjects ?? (await standardSubjects(kjzd, context));
  const known = new Set((await readSubjects(ztdm, context)).map(({ kmdm }) => kmdm));
  const store = await RecordStore.open("subject", context);
  const added = [];
  for (const subject of wanted.toSorted(byCode)) {
    const kmdm = String(subject.kmdm);
    if (known.has(kmdm)) continue;
    known.add(kmdm);
    added.push(await store.create({ ...subject, ztdm }));
  }
  store.concern(added);
  return { addedCount: added.length, skippedCount: wanted.length - added.length };
});

/** Parents come before what is below them. */
function byCode(a: Fields, b: Fields): number {
  return String(a.kmdm) < String(b.kmdm) ? -1 : 1;
}

async function standardSubjects(
  kjzd: number | undefined,
  { project }: FirmContext,
): Promise<readonly Fields[]> {
  if (kjzd === undefined) {
    const message = "请填写要新增的科目，或选择会计制度";
    throw new Refusal("validation", message, [{ path: "subjects", message }]);
  }
  const chart = standardChart(kjzd);
  if (chart) return chart.map((subject) => ({ ...subject, isSystem: 1 }));
  const table = project.enums.get("taxpayerOrAccountingSystemType");
  const name = table?.find(({ value }) => value === kjzd)?.label ?? String(kjzd);
  throw new Refusal("rule", `系统没有“${name}”的标准科目，请按清单新增科目`);
}
