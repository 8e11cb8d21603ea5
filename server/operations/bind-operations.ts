import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Operation } from "../../src/schema/project/operation.ts";
import type { Project } from "../../src/schema/project/project.ts";
import type { ServedCatalogue } from "./catalogue/served-catalogue.ts";
import type { Validate } from "./catalogue/validate.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../tables/tables.ts";
import { tenantDb } from "../platform/database/tenant-db.ts";
import { Refusal } from "../platform/errors.ts";
import { NO_JOBS } from "../platform/jobs/job-queue.ts";
import { mayCall } from "../access/grants.ts";
import { type Authenticate, IDLE_HEADER, TOKEN_HEADER, findUser } from "../access/authenticate.ts";
import { assertAcceptedFiles } from "./assert-accepted-files.ts";
import { assertWithinLimits } from "./assert-within-limits.ts";
import {
  ENCRYPTED_HEADER,
  type EncryptionOptions,
  answer,
  encryptResult,
} from "../platform/http/envelope.ts";
import { isEventAnswer, sendEvents } from "../contracts/event-answer.ts";
import { isFileAnswer, sendFile } from "../contracts/file-answer.ts";
import type {
  FirmContext,
  PreparationContext,
  PublicContext,
  StandingParts,
} from "../contracts/firm-context.ts";
import { acceptJson } from "./json-body.ts";
import { formLimit, type FormParts, acceptForms, readForm, summariseForm } from "./read-form.ts";
import { placeNotifier } from "./place-notifier.ts";
import { performOperation, prepareOperation } from "./perform-operation.ts";
import type { RawParams } from "./read-params.ts";
import type { ServedOperations } from "./served-operations.ts";
import { type WriteScope, runWrite } from "./run-write.ts";
import { ownOrigin } from "../access/sign-on/sign-in-session.ts";
import { assertOwnSignIn } from "../access/shared-sign-in.ts";
import type { SignedInUser } from "../access/signed-in-user.ts";

export interface BindingOptions extends ServedCatalogue {
  readonly standing: StandingParts;
  /** As the files are now: an author of screens changes them under a running server. */
  readonly currentProject: () => Project;
  readonly served: ServedOperations;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Hold every answer against the catalogue: for tests. */
  readonly validateResponses: boolean;
  readonly encryptResponses: EncryptionOptions | undefined;
  /** Refuse uploads and exports in bursts and beyond quotas. */
  readonly limitsUse: boolean;
  /** Called after a write that left a job has been committed. */
  readonly onJobs: () => void;
  /** Called after every write that has been committed. */
  readonly onWritten: () => void;
  readonly authenticate: Authenticate;
  /** The address by which browsers reach the server; absent: as each request says. */
  readonly publicOrigin?: string | undefined;
}

/** One route for each operation of the catalogue. */
export function bindOperations(app: FastifyInstance, options: BindingOptions): void {
  const { operations, validators } = options;
  acceptJson(app);
  acceptForms(app);
  for (const operation of operations) {
    const checkAnswer = validators.answer(operation);
    const run = operation.permission.includes("public") ? runPublic : runForFirm;
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      ...(operation.body === "multipart" && { bodyLimit: formLimit(operation.id) }),
      handler: async (request, reply) => {
        const result = await run(operation, request, options);
        if ((operation.answer === "file") !== (isFileAnswer(result) || isEventAnswer(result)))
          throw new Error(
            `${operation.id} gives a file where the catalogue knows none, or none where it does`,
          );
        if (isFileAnswer(result)) return sendFile(reply, result.file);
        if (isEventAnswer(result))
          return sendEvents(reply, result, (error) => request.log.error({ err: error }, operation.id));
        const envelope = answer(result ?? null);
        if (options.validateResponses) assertSound(operation, checkAnswer(envelope));
        return send(reply, envelope, options.encryptResponses);
      },
    });
  }
}

async function runPublic(operation: Operation, request: FastifyRequest, options: BindingOptions) {
  const raw = await rawParams(operation, request, false);
  const params = options.readParams(operation, raw);
  const { db, clock, permissions } = options;
  const context: PublicContext = {
    db,
    clock,
    clientIp: request.ip,
    inFirm: async (owner, client, work) => {
      const { user, suspended } = await findUser(tenantDb(db, owner.gsid), owner, clock, permissions);
      if (suspended !== null) return undefined;
      return await runAs({ ...user, client }, { operation, request, raw }, { perform: work }, options);
    },
  };
  return await options.served.public.get(operation.id)?.handle(params, context);
}

async function runForFirm(operation: Operation, request: FastifyRequest, options: BindingOptions) {
  const { user, suspended } = await options.authenticate(header(request, TOKEN_HEADER), idleSeconds(request));
  const isOpen =
    operation.id === SIGN_OUT || (operation.effect === "read" && OPEN_TO_SUSPENDED.test(operation.id));
  if (suspended !== null && !isOpen) throw new Refusal("suspended", suspended);
  const serving = options.served.firm.get(operation.id);
  const raw = await rawParams(operation, request, serving?.prepare !== undefined);
  const readAllowed = () => {
    assertOwnSignIn(operation, user);
    if (!mayCall(user.grants, operation.permission, operation.effect)) throw new Refusal("permission");
    return { ...options.readParams(operation, raw) };
  };
  const work: Work<unknown> = {
    ...(serving?.prepare && {
      prepare: async (context) => await prepareOperation(operation, readAllowed(), serving, context),
    }),
    perform: async (context, prepared) =>
      await performOperation(operation, readAllowed(), serving, context, prepared),
  };
  return await runAs(user, { operation, request, raw }, work, options);
}

interface Work<Result> {
  readonly prepare?: (context: PreparationContext) => Promise<unknown>;
  readonly perform: (context: FirmContext, prepared?: unknown) => Promise<Result>;
}

interface Asked {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly raw: RawParams;
}

/** Runs the operation in the user's firm; a write once, in one transaction with its log row. */
async function runAs<Result>(
  user: SignedInUser,
  { operation, request, raw }: Asked,
  { prepare, perform }: Work<Result>,
  options: BindingOptions,
): Promise<Result> {
  const { db, clock, permissions, currentProject, standing } = options;
  const origin = ownOrigin(request, options);
  const around = { user, clock, permissions, project: currentProject(), origin, ...standing };
  if (operation.effect === "read")
    return await perform({
      ...around,
      db: tenantDb(db, user.gsid),
      concerns: () => {},
      jobs: NO_JOBS,
    });
  if (options.limitsUse) await assertWithinLimits(operation, raw, user, tenantDb(db, user.gsid), clock);
  const key = header(request, "idempotency-key");
  const body = operation.body === "multipart" ? summariseForm(raw.body as FormParts) : raw.body;
  const params = { ...raw.path, ...raw.query, ...(body as object | null) };
  const intent = { operation, user, params, key, requestNo: request.id, clientIp: request.ip };
  const effects = {
    ...(prepare && {
      prepare: async (scope: WriteScope) => {
        const { notifyPlace, settle } = placeNotifier(scope.db, user.id, options.onWritten);
        try {
          return await prepare({ ...scope, ...around, notifyPlace });
        } finally {
          await settle();
        }
      },
    }),
    effect: async (scope: WriteScope, prepared: unknown) => await perform({ ...scope, ...around }, prepared),
  };
  const result = await runWrite(intent, db, clock, effects, {
    onJobs: options.onJobs,
    project: around.project,
    secrets: standing.secrets,
  });
  options.onWritten();
  return result as Result;
}

const SIGN_OUT = "session.signOut";

/** Operations that stay open to users of a suspended firm, so that they can read the reason. */
const OPEN_TO_SUSPENDED = /^(session|permission|userSetting|version)\./;

async function rawParams(operation: Operation, request: FastifyRequest, isRead: boolean): Promise<RawParams> {
  const { params, query, body } = request;
  const form = operation.body === "multipart";
  if (!form && Buffer.isBuffer(body)) throw new Refusal("mediaType");
  return {
    path: params as object,
    query: query as object,
    body: form ? await formOf(operation, request, isRead) : body,
  };
}

async function formOf(operation: Operation, request: FastifyRequest, isRead: boolean): Promise<FormParts> {
  const form = await readForm(request.body, header(request, "content-type"));
  return await assertAcceptedFiles(operation, form, isRead);
}

/** The seconds since the user's last use; a request without the header is use itself. */
function idleSeconds(request: FastifyRequest): number {
  const told = header(request, IDLE_HEADER) ?? "";
  return /^\d{1,7}$/.test(told) ? Number(told) : 0;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function send(
  reply: FastifyReply,
  envelope: ReturnType<typeof answer>,
  encryption: EncryptionOptions | undefined,
) {
  if (!encryption) return reply.send(envelope);
  return reply.header(ENCRYPTED_HEADER, "1").send(encryptResult(envelope, encryption));
}

function assertSound(operation: Operation, errors: ReturnType<Validate>): void {
  const [first] = errors;
  if (first)
    throw new Error(`${operation.id} answers against its schema: ${first.instancePath} ${first.message}`);
}
