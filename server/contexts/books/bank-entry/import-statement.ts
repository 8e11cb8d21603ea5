import type { FirmContext } from "../../../contracts/firm-context.ts";
import { importingOperation, planningOperation } from "../../../imports/import-operations.ts";
import { accountLabel, findAccount } from "../bank-account/bank-account.ts";
import { statementKind } from "./statement-kind.ts";

/** Plans what would become of a statement; nothing of it is imported yet. */
export const planStatementImport = planningOperation("bankEntry.statement.importPlan", { of: takeStatement });

/** Imports a statement about which nothing has to be decided; refuses any other with what has to be. */
export const startStatementImport = importingOperation("bankEntry.statement.import", { of: takeStatement });

async function takeStatement(params: object, context: FirmContext) {
  const { bankAccountId } = params as { readonly bankAccountId: number };
  context.concerns(accountLabel(await findAccount(bankAccountId, context)));
  return { kind: statementKind, target: { bankAccountId } };
}
