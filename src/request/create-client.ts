import type { CallPlan } from "../schema/plan/plans/screen-plan.ts";
import { buildRequest } from "./build-request.ts";
import type { CallOptions, Client, PlannedCall } from "./client-contract.ts";
import type { ClientOptions } from "./client-options.ts";
import type { DownloadedFile } from "./downloaded-file.ts";
import { headerNames } from "./header-names.ts";
import { createLoading } from "./loading.ts";
import { messageText } from "./message-text.ts";
import { newIntent } from "./new-intent.ts";
import { readAnswer } from "./read-answer.ts";
import { readFileAnswer } from "./read-file-answer.ts";
import { RequestError } from "./request-error.ts";
import { createSend } from "./send.ts";
import { createSessionEnd } from "./session-end.ts";
import { unrepeatedNotice } from "./unrepeated-notice.ts";

/**
 * The application's way to the server. A failure is shown once, here, unless the call is silent;
 * the end of the session is shown even then. A quiet code of an operation resolves to the whole envelope.
 * Calling an operation that was never registered, or with parameters it has no place for, rejects
 * with a plain `Error`: that is a fault of the program, not of the request.
 */
export function createClient(options: ClientOptions): Client {
  const plans = new Map<string, CallPlan>();
  const send = createSend(options);
  const beginLoading = createLoading(options.loading);
  const notice = unrepeatedNotice(options.notice);
  const endSession = createSessionEnd(options.session, notice);
  let everything = new AbortController();

  async function exchange(
    plan: CallPlan,
    params: Readonly<Record<string, unknown>>,
    call: Call,
  ): Promise<unknown> {
    const answer = await send(buildRequest(plan, params), {
      headers: requestHeaders(options, plan, call),
      signal: call.signal,
      timeoutMessage: plan.timeoutMessage,
      onUploadProgress: call.onUploadProgress,
      outlivesPage: call.background,
      wantsFile: plan.answer === "file" && call.onText === undefined,
      onText: call.onText,
    });
    if (call.onText && answer.header("content-type")?.startsWith(EVENT_STREAM) === true) return answer.body;
    const read = plan.answer === "file" ? readFileAnswer : readAnswer;
    const value = await read(answer, plan, options.encryption);
    if (call.signal.aborted) throw new RequestError("cancelled", messageText("cancelled"));
    return value;
  }

  function report(failure: RequestError, call: Call): void {
    if (failure.failure === "expired" || failure.failure === "forbidden") endSession(failure, call.token);
    else if (call.background === true) return;
    else if (failure.failure === "offline") {
      if (call.inPlace !== true) options.offline();
    } else if (failure.failure !== "cancelled" && call.silent !== true)
      notice.error(failure.sentence, failure.requestNo);
  }

  const callPlanned: PlannedCall = async (operationId, params = {}, callOptions = {}) => {
    const plan = plans.get(operationId);
    if (plan === undefined) throw new Error(`The operation "${operationId}" was never registered`);
    return perform(plan, params, callOptions);
  };

  async function perform(
    plan: CallPlan,
    params: Record<string, unknown>,
    callOptions: CallOptions,
  ): Promise<unknown> {
    if (options.session.isReplaced()) throw new RequestError("cancelled", messageText("cancelled"));
    const { noLoading, ...sent } = params;
    const call = beginCall(callOptions, options.session.accessToken(), everything.signal);
    const endLoading = beginLoading(plan, noLoading === true || call.background === true);
    try {
      return await exchange(plan, sent, call);
    } catch (failure) {
      if (failure instanceof RequestError) report(failure, call);
      throw failure;
    } finally {
      endLoading();
    }
  }

  return {
    register: (calls) => {
      for (const [operationId, plan] of Object.entries(calls)) plans.set(operationId, plan);
    },
    call: callPlanned as Client["call"],
    callPlanned,
    download: async (address, callOptions = {}) => {
      const file = await perform(filePlan(address), {}, callOptions);
      if (!isDownloadedFile(file)) throw new RequestError("malformed", messageText("malformed"));
      return file;
    },
    cancelAll: () => {
      everything.abort();
      everything = new AbortController();
    },
  };
}

const EVENT_STREAM = "text/event-stream";

/** The token goes along, so the address must be the server's own. */
function filePlan(address: string): CallPlan {
  if (!/^\/(?!\/)/.test(address)) throw new Error(`"${address}" is no address of the server`);
  return {
    id: address,
    title: "下载文件",
    method: "get",
    path: address.replaceAll(/[{}]/g, encodeURIComponent),
    pathParams: [],
    queryParams: [],
    body: "none",
    effect: "read",
    permission: ["signed-in"],
    answer: "file",
  };
}

function isDownloadedFile(value: unknown): value is DownloadedFile {
  return typeof value === "object" && value !== null && "blob" in value && value.blob instanceof Blob;
}

/** A call under way: the caller's options, the token it went out with, and every reason to stop. */
interface Call extends CallOptions {
  readonly token: string | null;
  readonly signal: AbortSignal;
}

function beginCall(options: CallOptions, token: string | null, everything: AbortSignal): Call {
  const signals = options.signal === undefined ? [everything] : [everything, options.signal];
  return { ...options, token, signal: AbortSignal.any(signals) };
}

function requestHeaders(options: ClientOptions, plan: CallPlan, call: Call): Record<string, string> {
  const idleSeconds = options.idleSeconds();
  return {
    ...(call.token !== null && { [headerNames.accessToken]: call.token }),
    [headerNames.appId]: options.appId,
    [headerNames.ajax]: "XMLHttpRequest",
    [headerNames.clientIp]: options.clientIp() ?? "unknown",
    // Only where a firm counts use: a server elsewhere need not allow it.
    ...(idleSeconds > 0 && { [headerNames.idleSeconds]: String(idleSeconds) }),
    // An export is made anew under the same address.
    ...(plan.answer === "file" && plan.method === "get" && { "cache-control": "no-cache" }),
    ...call.headers,
    ...(plan.effect === "write" && { [headerNames.idempotencyKey]: call.intent ?? newIntent() }),
  };
}
