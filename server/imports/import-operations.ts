import type { FirmContext, ImportKind, PreparationContext } from "../contracts/firm-context.ts";
import type { FirmOperation } from "../contracts/operation.ts";
import type { OperationId } from "../contracts/operation-id.ts";
import type { FileContent } from "../platform/files/stored-file.ts";
import { readSheets } from "../platform/spreadsheet/read-sheets.ts";
import { type IncomingFile, importAtOnce, planIncomingFile } from "./plan/take-file.ts";
import type { Sheet } from "./table/sheet.ts";

/** The parameters of an operation that takes a file in. */
type FileParams = { readonly multipartFile: FileContent } & object;

export interface FileTaking {
  /** The kind of the file, and what its rows are about. Throws a Refusal where the target takes no file. */
  readonly of: (
    params: object,
    context: FirmContext,
  ) => Promise<{ readonly kind: ImportKind; readonly target: object }>;
}

/** Serves an operation that reads a file and gives the plan of what would become of it. */
export function planningOperation(id: OperationId, taking: FileTaking): FirmOperation {
  return fileOperation(id, taking, planIncomingFile);
}

/** Serves an operation that imports a file at once, unless something has to be decided before. */
export function importingOperation(id: OperationId, taking: FileTaking): FirmOperation {
  return fileOperation(id, taking, importAtOnce);
}

function fileOperation(
  id: OperationId,
  { of }: FileTaking,
  take: (incoming: IncomingFile, context: FirmContext) => Promise<unknown>,
): FirmOperation {
  return {
    side: "firm",
    ids: [id],
    prepare: async (params, context: PreparationContext) => {
      const { multipartFile } = params as FileParams;
      context.concerns(multipartFile.name);
      return await readSheets(multipartFile, context);
    },
    handle: async (params, context, sheets) => {
      const { multipartFile: file } = params as FileParams;
      const { kind, target } = await of(params, context);
      return await take({ operation: id, kind, target, file, sheets: sheets as readonly Sheet[] }, context);
    },
  };
}
