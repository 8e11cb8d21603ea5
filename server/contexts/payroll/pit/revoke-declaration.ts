import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeCompanies } from "../../clients/door.ts";
import { askBureau } from "./ask-bureau.ts";
import { bureauDeclaration } from "./bureau-declaration.ts";
import { DECLARED, NOTICE, PAID, type PitDeclaration, UNDOING } from "./pit-declaration.ts";
import { undoObstacles } from "./undo-obstacles.ts";

/** Kind of the job that takes declarations back at the tax bureau. */
export const PIT_REVOKE = "pit.revokeDeclaration";

interface RevokeJob {
  readonly ids: readonly number[];
  readonly deletesVoucher: boolean;
}

interface UndoCheck {
  readonly qyid: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The verdict on revoking the declaration of a company and period, with the reason against it. */
export const checkUndo = operation("pit.checkGsUndo", async ({ qyid, kjnd, kjqj }, context) => {
  const store = await RecordStore.open("pitDeclaration", context);
  const declaration = await store.first({ where: { qyid, kjnd, kjqj } });
  const reason = declaration
    ? ((await undoObstacles([declaration], context)).get(declaration) ?? null)
    : "本期没有个税申报记录";
  const vouchers = await sheetsWithVoucher({ qyid, kjnd, kjqj }, context);
  return { canUndo: reason === null ? 1 : 0, reason, hasSalaryVoucher: vouchers.length > 0 ? 1 : 0 };
});

/** Leaves a job that revokes the declarations of one or several companies; refuses all when one cannot be revoked. */
export const revokeDeclaration = operation("pit.revokeDeclaration", async (params, context) => {
  const { qyid, qyIdList, kjnd, kjqj, deleteSalaryVoucher = 0 } = params;
  const chosen = [...new Set([...(qyIdList ?? []), ...(qyid === undefined ? [] : [qyid])])];
  if (chosen.length === 0) {
    const message = "请选择要撤销申报的企业";
    throw new Refusal("validation", message, [{ path: "qyIdList", message }]);
  }
  await takeCompanies(context, chosen);
  const store = await RecordStore.open("pitDeclaration", context);
  const known = await store.list({ where: { qyid: chosen, kjnd, kjqj } });
  const declarations = await store.take(known.map(({ id }) => id));
  if (declarations.length < chosen.length)
    throw new Refusal("rule", "所选企业本期没有个税申报记录，请刷新后重试");
  const obstacles = await undoObstacles(declarations, context);
  const faults = [...obstacles].flatMap(([{ qymc }, reason]) =>
    reason === null ? [] : [chosen.length > 1 ? `${qymc}：${reason}` : reason],
  );
  if (faults.length > 0) throw new Refusal("rule", faults.slice(0, 3).join("；"));
  const job: RevokeJob = { ids: declarations.map(({ id }) => id), deletesVoucher: deleteSalaryVoucher === 1 };
  for (const declaration of declarations)
    await store.change(declaration, { undoStatus: UNDOING, undoErrorMsg: null });
  return { taskid: await context.jobs.enqueue(PIT_REVOKE, "撤销个税申报", job) };
});

export const revokeDeclarationsJob: JobKind<RevokeJob> = async ({ ids, deletesVoucher }, context) =>
  await askBureau(
    ids,
    {
      work: async (declaration, part) => {
        await part.gateways.pitBureau.revoke(bureauDeclaration(declaration, part));
        const store = await RecordStore.open("pitDeclaration", part);
        await store.change(declaration, revoked(declaration));
        if (!deletesVoucher) return;
        const sheets = await RecordStore.open("salarySheet", part);
        for (const sheet of await sheetsWithVoucher(declaration, part))
          await sheets.change(sheet, { pzh: null });
      },
      fail: async (declaration, undoErrorMsg, part) => {
        const store = await RecordStore.open("pitDeclaration", part);
        await store.change(declaration, { undoStatus: null, undoErrorMsg });
      },
    },
    context,
  );

/** As before it was declared: a client that was notified still is. */
function revoked({ toldAmount }: Pick<PitDeclaration, "toldAmount">) {
  return {
    declareStatus: DECLARED.no,
    declareTime: null,
    kkzt: PAID.no,
    kkje: 0,
    kkTime: null,
    noticeTaxType: (toldAmount ?? null) === null ? NOTICE.none : NOTICE.notified,
    undoStatus: null,
    undoErrorMsg: null,
  };
}

async function sheetsWithVoucher({ qyid, kjnd, kjqj }: UndoCheck, context: FirmContext) {
  const store = await RecordStore.open("salarySheet", context);
  const sheets = await store.list({ where: { companyId: qyid, kjnd, kjqj } });
  return sheets.filter(({ pzh }) => typeof pzh === "string");
}
