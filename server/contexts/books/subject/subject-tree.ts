import { operation, type RowOf } from "../../../contracts/operation.ts";
import { type Subject, readSubjects } from "./subject.ts";

type SubjectNode = RowOf<"subject.tree">;

/** The subjects of a ledger below each other. One that is left out takes those below it with it. */
export const subjectTree = operation("subject.tree", async ({ ztdm, kmlb, status }, context) => {
  const all = await readSubjects(ztdm, context);
  const shown = all.filter(
    (subject) =>
      (kmlb === undefined || subject.kmlb === kmlb) && (status === undefined || subject.status === status),
  );
  return nodesBelow(null, shown);
});

function nodesBelow(parent: string | null, all: readonly Subject[]): SubjectNode[] {
  return all
    .filter(({ parentCode }) => parentCode === parent)
    .map(({ id, kmdm, kmmc, kmqc, parentCode, kmlb, yefx, isLeaf, status, level }) => ({
      id,
      kmdm,
      kmmc,
      kmqc,
      parentCode,
      level,
      kmlb,
      yefx,
      isLeaf,
      status,
      children: nodesBelow(kmdm, all),
    }));
}
