import { RequestError } from "../../request/request-error.ts";
import type { Shell } from "../shell-context.tsx";
import type { PasswordFaults, PasswordValues } from "./password-values.ts";
import { passwordText } from "./password-text.ts";

/** Checks the old password, then sets the new one. Without faults it is set, and every sign-in of the user is over. */
export async function changePassword(
  { client, sessions }: Pick<Shell, "client" | "sessions">,
  { old, fresh }: PasswordValues,
): Promise<PasswordFaults> {
  try {
    await client.call("userAdmin.checkPassword", { password: old }, { silent: true });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.failure === "refused" ? { old: error.sentence } : { whole: passwordText("failed") };
  }
  try {
    await sessions.endBy(() => client.call("userAdmin.resetPwd", { password: fresh }, { silent: true }));
    return {};
  } catch (error) {
    return newPasswordFaults(error);
  }
}

/** The reason why a new password was not taken: the server's at the field, else that it failed. */
export function newPasswordFaults(error: unknown): PasswordFaults {
  if (!(error instanceof RequestError)) throw error;
  const [found] = error.fieldErrors;
  return found ? { fresh: found.message } : { whole: passwordText("failed") };
}
