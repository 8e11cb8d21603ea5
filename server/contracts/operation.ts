import type { Operations } from "../../src/generated/operations/index.ts";
import type { OperationId } from "./operation-id.ts";
import type { EventAnswer } from "./event-answer.ts";
import type { FileAnswer } from "./file-answer.ts";
import type { PlainValues } from "./plain-values.ts";
import type { FirmContext, PreparationContext, PublicContext } from "./firm-context.ts";
import type { FileContent } from "../platform/files/stored-file.ts";

/** Checked parameters of operations: path, query and body in one object; a file as FileContent. */
export type ParamsOf<Id extends OperationId> = Joined<
  Id extends OperationId ? Received<Operations[Id]["params"]> : never
>;

/** Any of several shapes; properties that only the others have can be read too. */
type Joined<Shape, All = Shape> = Shape extends unknown
  ? Shape & { readonly [Name in Exclude<KeyOfAny<All>, keyof Shape>]?: undefined }
  : never;
type KeyOfAny<Shape> = Shape extends unknown ? keyof Shape : never;

/**
 * The server's result of an operation: the `result` of its answer, or a file. Values of code tables are plain numbers
 * and texts here, as columns keep them; the contract tests hold them against their tables.
 */
export type ResultOf<Id extends OperationId> = Operations[Id] extends { readonly serverResult: infer Result }
  ? PlainValues<Result>
  : Operations[Id]["result"] extends Blob
    ? FileAnswer
    : PlainValues<Operations[Id]["result"]>;

/** A row of the list that an operation gives. */
export type RowOf<Id extends OperationId> =
  ResultOf<Id> extends readonly (infer Row)[]
    ? Row
    : ResultOf<Id> extends { readonly list: readonly (infer Row)[] }
      ? Row
      : never;

/** Versions have been held against the rows by then. */
type Received<Params> = {
  [Name in keyof Params as Exclude<Name, "rowVersion">]: Params[Name] extends Blob
    ? FileContent
    : Params[Name];
};

/** Serves operations of a firm. */
export interface FirmOperation {
  readonly side: "firm";
  /** The operations of the catalogue that it serves. */
  readonly ids: readonly string[];
  /**
   * Of a write: what takes long, done before its transaction, with the same checks of rights, parameters and references.
   * It changes nothing; a Refusal is the write's.
   */
  prepare?(params: object, context: PreparationContext): Promise<unknown>;
  /**
   * A method: the catalogue's check vouches for parameters of the shapes that the function was written for. `prepared`:
   * what `prepare` has given.
   */
  handle(params: object, context: FirmContext, prepared?: unknown): Promise<unknown>;
}

/** Serves operations that need no token. */
export interface PublicOperation {
  readonly side: "public";
  readonly ids: readonly string[];
  handle(params: object, context: PublicContext): Promise<unknown>;
}

export type ServedOperation = FirmOperation | PublicOperation;

/** The same with the types of its operations, for callers inside the server. */
interface Typed<Id extends OperationId, Side extends ServedOperation["side"], Context> {
  readonly side: Side;
  readonly ids: readonly Id[];
  handle(params: ParamsOf<Id>, context: Context): Promise<ResultOf<Id>>;
}

type Handle<Id extends OperationId, Context> = Typed<Id, "firm", Context>["handle"];

/** Serves an operation of a firm, or several that do the same. */
export function operation<const Id extends OperationId>(
  ids: Id | readonly Id[],
  handle: Handle<Id, FirmContext>,
): Typed<Id, "firm", FirmContext> {
  return { side: "firm", ids: [ids].flat() as Id[], handle };
}

interface Prepared<Id extends OperationId, Result> {
  readonly prepare: (params: ParamsOf<Id>, context: PreparationContext) => Promise<Result>;
  readonly handle: (params: ParamsOf<Id>, context: FirmContext, prepared: Result) => Promise<ResultOf<Id>>;
}

/** Serves a write of a firm that takes a file apart, or does other long work: in `prepare`, outside its transaction. */
export function preparedOperation<const Id extends OperationId, Result>(
  ids: Id | readonly Id[],
  { prepare, handle }: Prepared<Id, Result>,
): FirmOperation {
  return {
    side: "firm",
    ids: [ids].flat() as Id[],
    prepare: async (params, context) => await prepare(params as ParamsOf<Id>, context),
    handle: async (params, context, prepared) =>
      await handle(params as ParamsOf<Id>, context, prepared as Result),
  };
}

/** Serves an operation of a firm whose answer comes piece by piece. */
export function eventOperation<const Id extends OperationId>(
  id: Id,
  handle: (params: ParamsOf<Id>, context: FirmContext) => EventAnswer,
): FirmOperation {
  return {
    side: "firm",
    ids: [id],
    handle: (params, context) => Promise.resolve(handle(params as ParamsOf<Id>, context)),
  };
}

/** Serves an operation that needs no token. */
export function publicOperation<const Id extends OperationId>(
  id: Id,
  handle: Handle<Id, PublicContext>,
): Typed<Id, "public", PublicContext> {
  return { side: "public", ids: [id], handle };
}
