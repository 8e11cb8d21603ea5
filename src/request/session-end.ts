import type { NoticePort, SessionPort } from "./client-options.ts";
import type { RequestError } from "./request-error.ts";

/** Long enough to read why. */
const EXPIRED_DELAY = 1500;
const FORBIDDEN_DELAY = 3000;
const FORBIDDEN_AND_EXPIRED_DELAY = 1000;

/**
 * Ends the session when an answer says that it is over: message, clearing, sign-out. Calls run in
 * parallel, so each token ends once, and an answer to a token that is no longer in use ends nothing.
 */
export function createSessionEnd(
  session: SessionPort,
  notice: NoticePort,
): (failure: RequestError, sentToken: string | null) => void {
  let ended: { readonly token: string | null } | undefined;
  return (failure, sentToken) => {
    const current = session.accessToken();
    const isOutdated = current !== null && current !== sentToken;
    const isRepeated = ended !== undefined && (sentToken === null || sentToken === ended.token);
    if (isOutdated || isRepeated || session.isReplaced() || session.isEndedHere()) return;
    ended = { token: sentToken };
    notice.error(failure.message);
    session.clear();
    setTimeout(session.leave, delayOf(failure));
  };
}

function delayOf({ failure, code }: RequestError): number {
  if (failure === "expired") return EXPIRED_DELAY;
  return code === "0006" ? FORBIDDEN_AND_EXPIRED_DELAY : FORBIDDEN_DELAY;
}
