export interface SsoAddresses {
  /** The sign-in address for a visitor without a session. */
  readonly signIn: string;
  /** The address at which a session ends. */
  readonly exit: string;
}

/**
 * The single sign-on's addresses; both lead back to `/login` of `origin`.
 * `ssoUrl` is configuration: absolute, or a path on the own origin. Throws when it is no web address.
 */
export function ssoAddresses(ssoUrl: string, origin: string): SsoAddresses {
  const address = (page: string) => {
    const url = new URL(`${ssoUrl.replace(/\/+$/, "")}/${page}`, origin);
    if (url.protocol !== "https:" && url.protocol !== "http:") {
      throw new Error(`The single sign-on address "${ssoUrl}" is no web address`);
    }
    url.searchParams.set("redirect", new URL("/login", origin).href);
    return url.href;
  };
  return { signIn: address("authorize"), exit: address("logout") };
}
