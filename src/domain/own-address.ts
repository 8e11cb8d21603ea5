/** True for an address on the server of this application, which is fetched in the user's name. */
export function isOwnAddress(address: string): boolean {
  return address.startsWith("/") && ANY_ORIGINS.every((origin) => resolvedOrigin(address, origin) === origin);
}

/** An address that stays within two origins names neither of them. */
const ANY_ORIGINS = ["https://one.invalid", "https://two.invalid"];

/** As a browser resolves it: tabs and line feeds are dropped, backslashes are slashes. */
function resolvedOrigin(address: string, origin: string): string | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin).origin : undefined;
}
