import { operation } from "../../../contracts/operation.ts";
import { startEstimate } from "../company-period/estimate-job.ts";
import { keepOpening } from "./keep-opening.ts";
import { TYPED } from "./opening-basis.ts";

/** Keeps opening amounts as they were typed, and has the month's tax calculated anew. */
export const saveOpening = operation("taxOpening.save", async (params, context) => {
  const { qyId, kjnd, kjqj, noOpening = false, qcld = null, qcskf = null, qcyjse = null } = params;
  const period = { companyId: qyId, kjnd, kjqj };
  const hasTax = await keepOpening(period, { noOpening, qcld, qcskf, qcyjse }, TYPED, context);
  if (hasTax) await startEstimate(context, { companyIds: [qyId], kjnd, kjqj });
  return null;
});
