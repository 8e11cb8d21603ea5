import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readSubjects } from "../subject/subject.ts";
import type { BankEntry } from "./bank-entry.ts";

interface Matched {
  readonly ruleId: number;
  readonly subjectId: number;
}

/** The subjects by the firm's rules for entries of a company: the first rule in use that fits and whose subject the ledger has. */
export async function ruleMatcher(
  companyId: number,
  context: FirmContext,
): Promise<(entry: Pick<BankEntry, "zy" | "dfhm" | "sjfx">) => Matched | undefined> {
  const store = await RecordStore.open("bankRule", context);
  const stored: RecordRow<"bankRule">[] = [];
  for await (const page of store.each({ where: { status: 1 } })) stored.push(...page);
  const rules = stored.toSorted((a, b) => a.priority - b.priority || b.id - a.id);
  const subjects = new Map(
    (await readSubjects(companyId, context))
      .filter(({ isLeaf, status }) => isLeaf === 1 && status === 1)
      .map(({ kmqc, id }) => [kmqc, id]),
  );
  return ({ zy, dfhm, sjfx }) => {
    for (const rule of rules) {
      const subjectId = subjects.get(rule.kmqc);
      const fits =
        rule.sjfx === sjfx &&
        (rule.keywords.some((word) => zy.includes(word)) ||
          rule.partyWords.some((word) => (dfhm ?? "").includes(word)));
      if (fits && subjectId !== undefined) return { ruleId: rule.id, subjectId };
    }
    return undefined;
  };
}
