import type { Client } from "../request/client-contract.ts";
import { RequestError } from "../request/request-error.ts";
import type { LoginInfo, PermissionEntry } from "./login-info.ts";
import { sessionText } from "./message-text.ts";
import { loginInfoShape, permissionListShape, type Tokens, tokensShape } from "./session-shapes.ts";
import type { Shape } from "./shape.ts";

export interface LoadedSession {
  readonly info: LoginInfo;
  readonly permissions: readonly PermissionEntry[];
}

/** Turns the single sign-on's ticket into tokens. The sign-in page shows a failure itself. */
export async function exchangeTicket(client: Client, ticket: string): Promise<Tokens> {
  return read(
    tokensShape,
    await client.call("session.exchangeTicket", { ticket }, { silent: true }),
    "tokens",
  );
}

interface MenuSource {
  readonly appId: string;
  /** null: the user's own menu. */
  readonly previewService: string | null;
}

/** Loads the signed-in user and their permissions, or those of a previewed service. The caller shows a failure itself: nothing else is on the page yet. */
export async function loadSession(
  client: Client,
  { appId, previewService }: MenuSource,
): Promise<LoadedSession> {
  const [info, permissions] = await Promise.all([
    client.call("session.customerInfo", {}, { silent: true }),
    previewService === null
      ? client.call("permission.userMenu", { appId }, { silent: true })
      : client.call("permission.previewMenu", { serviceId: previewService }, { silent: true }),
  ]);
  return {
    info: read(loginInfoShape, info, "loginInfo"),
    permissions: read(permissionListShape, permissions, "permissions"),
  };
}

/** The answer's type is the catalogue's promise; the shape sees whether the server kept it. */
function read<T>(shape: Shape<T>, answer: Partial<NoInfer<T>>, name: string): T {
  try {
    return shape(answer, name);
  } catch (cause) {
    throw new RequestError("malformed", sessionText("malformed"), { cause });
  }
}
