import { type AxiosInstance, type AxiosRequestConfig, create as createAxios, isAxiosError } from "axios";
import type { WireRequest } from "./build-request.ts";
import type { ClientOptions } from "./client-options.ts";
import { isFileBody } from "./file-body.ts";
import { messageText } from "./message-text.ts";
import type { Answer } from "./read-answer.ts";
import { RequestError } from "./request-error.ts";

const TWO_MINUTES = 120_000;

interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly timeoutMessage: string | undefined;
  readonly onUploadProgress?: ((share: number) => void) | undefined;
  readonly onText?: ((textSoFar: string) => void) | undefined;
  readonly outlivesPage?: boolean | undefined;
  /** A successful answer is a file unless it plainly is something else: see `isFileBody`. */
  readonly wantsFile?: boolean;
}

export type Send = (request: WireRequest, sending: Sending) => Promise<Answer>;

/** Makes the one door to the network. It resolves for every HTTP status and rejects when no answer came. */
export function createSend(options: Pick<ClientOptions, "baseUrl" | "timeout" | "isOnline">): Send {
  const http = createHttp(options.baseUrl ?? "", options.timeout ?? TWO_MINUTES);
  const isOnline = options.isOnline ?? (() => navigator.onLine);
  return async (request, sending) => {
    const { headers, signal, timeoutMessage, outlivesPage, wantsFile = false } = sending;
    try {
      const response = await http.request<string | ArrayBuffer>({
        ...request,
        headers,
        signal,
        responseType: wantsFile ? "arraybuffer" : "text",
        ...(outlivesPage === true && { adapter: "fetch", fetchOptions: { keepalive: true } }),
        // That adapter would name a type for a missing body, which no server takes.
        ...(request.data === undefined && { headers: { ...headers, "Content-Type": false } }),
        ...progressOf(sending),
      });
      const header = (name: string) => {
        const value: unknown = response.headers[name.toLowerCase()];
        return typeof value === "string" ? value : null;
      };
      return { status: response.status, header, ...readBody(response.data, response.status, header) };
    } catch (cause) {
      throw explain(cause, isOnline, timeoutMessage);
    }
  };
}

function progressOf({ onUploadProgress, onText }: Sending): AxiosRequestConfig {
  return {
    ...(onUploadProgress && {
      onUploadProgress: ({ loaded, total }) => {
        if (total !== undefined && total > 0) onUploadProgress(loaded / total);
      },
    }),
    ...(onText && {
      onDownloadProgress: ({ event }) => {
        const request = (event as ProgressEvent | undefined)?.target;
        if (request instanceof XMLHttpRequest && request.status === 200) onText(request.responseText);
      },
    }),
  };
}

/** A refusal to give a file comes as an envelope, whatever its type says. */
function readBody(
  data: string | ArrayBuffer,
  status: number,
  header: (name: string) => string | null,
): Pick<Answer, "body" | "file"> {
  if (typeof data === "string") return { body: data, file: null };
  const isFile = status >= 200 && status <= 299 && isFileBody(data, header);
  return isFile
    ? { body: "", file: new Blob([data], { type: header("content-type") ?? "" }) }
    : { body: new TextDecoder().decode(data), file: null };
}

function createHttp(baseURL: string, timeout: number): AxiosInstance {
  return createAxios({
    baseURL,
    timeout,
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    // Distinguishes a timeout (ETIMEDOUT) from a page that is being left (ECONNABORTED).
    transitional: { clarifyTimeoutError: true },
  });
}

function explain(cause: unknown, isOnline: () => boolean, timeoutMessage = messageText("timeout")): unknown {
  if (!isAxiosError(cause)) return cause;
  if (cause.code === "ERR_CANCELED" || cause.code === "ECONNABORTED") {
    return new RequestError("cancelled", messageText("cancelled"), { cause });
  }
  if (cause.code === "ETIMEDOUT") return new RequestError("timeout", timeoutMessage, { cause });
  if (!isOnline()) return new RequestError("offline", messageText("offline"), { cause });
  return new RequestError("http", messageText("network"), { cause });
}
