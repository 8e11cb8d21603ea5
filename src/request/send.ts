import { type AxiosInstance, create as createAxios, isAxiosError } from "axios";
import type { WireRequest } from "./build-request.ts";
import type { ClientOptions } from "./client-options.ts";
import { messageText } from "./message-text.ts";
import type { Answer } from "./read-answer.ts";
import { RequestError } from "./request-error.ts";

const TWO_MINUTES = 120_000;

interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly timeoutMessage: string | undefined;
  readonly onUploadProgress: ((share: number) => void) | undefined;
}

export type Send = (request: WireRequest, sending: Sending) => Promise<Answer>;

/** Makes the one door to the network. It resolves for every HTTP status and rejects when no answer came. */
export function createSend(options: Pick<ClientOptions, "baseUrl" | "timeout" | "isOnline">): Send {
  const http = createHttp(options.baseUrl ?? "", options.timeout ?? TWO_MINUTES);
  const isOnline = options.isOnline ?? (() => navigator.onLine);
  return async (request, { headers, signal, timeoutMessage, onUploadProgress }) => {
    try {
      const response = await http.request<string>({
        ...request,
        headers,
        signal,
        ...(onUploadProgress && {
          onUploadProgress: ({ loaded, total }) => {
            if (total !== undefined && total > 0) onUploadProgress(loaded / total);
          },
        }),
      });
      return {
        status: response.status,
        body: response.data,
        header: (name) => {
          const value: unknown = response.headers[name.toLowerCase()];
          return typeof value === "string" ? value : null;
        },
      };
    } catch (cause) {
      throw explain(cause, isOnline, timeoutMessage);
    }
  };
}

function createHttp(baseURL: string, timeout: number): AxiosInstance {
  return createAxios({
    baseURL,
    timeout,
    responseType: "text",
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    // Tells a timeout (ETIMEDOUT) from a page that is being left (ECONNABORTED).
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
