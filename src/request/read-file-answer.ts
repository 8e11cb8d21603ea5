import type { CallPlan } from "../schema/plan/plans/screen-plan.ts";
import type { Encryption } from "./client-options.ts";
import { type DownloadedFile, fileNameOf } from "./downloaded-file.ts";
import { parseEnvelope } from "./envelope.ts";
import { isPage } from "./file-body.ts";
import { messageText } from "./message-text.ts";
import { type Answer, isSuccess, readAnswer } from "./read-answer.ts";
import { RequestError } from "./request-error.ts";

/**
 * The file of an answer that has to be one. Throws a `RequestError` for a refusal, and for a success that brings no
 * file: an empty body, an HTML page, an envelope. A quiet code gives the whole envelope.
 */
export async function readFileAnswer(
  answer: Answer,
  plan: CallPlan,
  encryption?: Encryption,
): Promise<unknown> {
  const { file, status, body } = answer;
  if (file) {
    return { blob: file, name: fileNameOf(answer.header("content-disposition")) } satisfies DownloadedFile;
  }
  if (status >= 200 && status <= 299) {
    if (body === "") throw noFile("file.empty", status);
    if (isPage(body)) throw noFile("file.page", status);
  }
  const value = await readAnswer(answer, plan, encryption);
  if (isSuccess(parseEnvelope(body))) throw noFile("file.none", status);
  return value;
}

function noFile(text: Parameters<typeof messageText>[0], status: number): RequestError {
  return new RequestError("malformed", messageText(text), { status });
}
