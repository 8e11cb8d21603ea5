import type { FirmHandler } from "../../binding/handler.ts";
import { type Subject, readSubjects } from "./subject.ts";

interface TreeParams {
  readonly ztdm: number;
  readonly kmlb?: number;
  readonly status?: number;
}

interface SubjectNode {
  readonly kmdm: string;
  readonly children: readonly SubjectNode[];
}

/** The subjects of a ledger below each other. One that is left out takes those below it with it. */
export const subjectTree: FirmHandler<TreeParams> = async ({ ztdm, kmlb, status }, context) => {
  const all = await readSubjects(ztdm, context);
  const shown = all.filter(
    (one) => (kmlb === undefined || one.kmlb === kmlb) && (status === undefined || one.status === status),
  );
  return nodesBelow(null, shown);
};

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
