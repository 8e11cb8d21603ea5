import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue, Operation } from "../catalogue/read-catalogue.ts";
import { type SchemaNode, describeField } from "../catalogue/describe-field.ts";
import { toFieldErrors } from "../catalogue/field-errors.ts";
import { type Validate, createValidators } from "../catalogue/validators.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { Refusal } from "../errors.ts";
import { mayCall } from "../permission/grants.ts";
import type { PermissionTree } from "../permission/permission-tree.ts";
import { TOKEN_HEADER, authenticate } from "./authenticate.ts";
import { ENCRYPTED_HEADER, type EncryptionOptions, answer, encryptResult } from "./envelope.ts";
import type { Handlers } from "./handler.ts";
import { type WriteScope, runWrite } from "./run-write.ts";

export interface BindingOptions {
  readonly catalogue: Catalogue;
  readonly permissions: PermissionTree;
  readonly handlers: Handlers;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Hold every answer against the catalogue: for tests. */
  readonly validateResponses: boolean;
  readonly encryptResponses: EncryptionOptions | undefined;
}

/** One route for each operation of the catalogue. Throws when an operation has no handler, or a handler no operation. */
export function bindOperations(app: FastifyInstance, options: BindingOptions): void {
  const { catalogue, handlers } = options;
  requireHandlers(catalogue, handlers);
  const validators = createValidators(catalogue);
  for (const operation of catalogue.operations) {
    const read = paramsReader(catalogue, operation, {
      path: validators.parameters(operation, "path"),
      query: validators.parameters(operation, "query"),
      body: validators.body(operation),
    });
    const checkAnswer = validators.answer(operation);
    const run = operation.permission.includes("public") ? runPublic : runForFirm;
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.url.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        const envelope = answer((await run(operation, request, read, options)) ?? null);
        if (options.validateResponses) demandSound(operation, checkAnswer(envelope));
        return send(reply, envelope, options.encryptResponses);
      },
    });
  }
}

type ReadParams = (request: FastifyRequest) => object;

async function runPublic(
  operation: Operation,
  request: FastifyRequest,
  read: ReadParams,
  options: BindingOptions,
) {
  const handler = options.handlers.public[operation.id];
  return await handler?.(read(request) as never, { db: options.db, clock: options.clock });
}

async function runForFirm(
  operation: Operation,
  request: FastifyRequest,
  read: ReadParams,
  options: BindingOptions,
) {
  const { db, clock, permissions } = options;
  const handler = options.handlers.firm[operation.id];
  const { user, barred } = await authenticate(header(request, TOKEN_HEADER), db, clock, permissions);
  if (barred !== null && !operation.permission.includes("signed-in")) throw new Refusal("barred", barred);
  const perform = (scope: WriteScope) => {
    if (!mayCall(user.grants, operation.permission, operation.effect)) throw new Refusal("permission");
    return handler?.(read(request) as never, { ...scope, user, clock, permissions });
  };
  if (operation.effect === "read") {
    return await perform({ db: tenantDb(db, user.gsid), concerns: () => {} });
  }
  const key = header(request, "idempotency-key");
  const params = {
    ...(request.params as object),
    ...(request.query as object),
    ...(request.body as object | null),
  };
  return await runWrite({ operation, user, params, key }, db, clock, async (scope) => await perform(scope));
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Path, query and body in one object, checked against the catalogue; refuses with messages at the fields. */
function paramsReader(
  catalogue: Catalogue,
  operation: Operation,
  validate: { readonly path: Validate; readonly query: Validate; readonly body: Validate },
): ReadParams {
  const parameters: SchemaNode = {
    properties: Object.fromEntries(operation.parameters.map((one) => [one.name, { $ref: one.schema }])),
  };
  const bodySchema: SchemaNode = operation.body === undefined ? {} : { $ref: operation.body };
  return (request) => {
    const path = { ...(request.params as object) };
    const query = { ...(request.query as object) };
    const body = request.body ?? null;
    const wordsOf = (schema: SchemaNode) => (steps: readonly string[]) =>
      describeField(catalogue, operation.file, schema, steps);
    const fieldErrors = [
      ...toFieldErrors([...validate.path(path), ...validate.query(query)], wordsOf(parameters)),
      ...toFieldErrors(validate.body(body), wordsOf(bodySchema)),
    ];
    if (fieldErrors.length > 0) throw new Refusal("validation", undefined, fieldErrors);
    return { ...path, ...query, ...body };
  };
}

function send(
  reply: FastifyReply,
  envelope: ReturnType<typeof answer>,
  encryption: EncryptionOptions | undefined,
) {
  if (!encryption) return reply.send(envelope);
  return reply.header(ENCRYPTED_HEADER, "1").send(encryptResult(envelope, encryption));
}

function demandSound(operation: Operation, errors: ReturnType<Validate>): void {
  const [first] = errors;
  if (first)
    throw new Error(`${operation.id} answers against its schema: ${first.instancePath} ${first.message}`);
}

function requireHandlers(catalogue: Catalogue, handlers: Handlers): void {
  const faults: string[] = [];
  for (const { id, permission } of catalogue.operations) {
    const side = permission.includes("public") ? "public" : "firm";
    if (!handlers[side][id]) faults.push(`operation ${id} has no ${side} handler`);
  }
  const known = new Set(catalogue.operations.map((operation) => operation.id));
  for (const id of [...Object.keys(handlers.firm), ...Object.keys(handlers.public)]) {
    if (!known.has(id)) faults.push(`handler ${id} serves no operation of the catalogue`);
  }
  if (faults.length > 0) throw new Error(`The server cannot start: ${faults.join("; ")}`);
}
