/** The part of the browser's Trusted Types that is used here; TypeScript's own library does not know them yet. */
interface TrustedTypePolicies {
  readonly createPolicy: (
    name: "default",
    rules: { readonly createHTML: (text: string) => string | null },
  ) => unknown;
}

/**
 * The only policy of the page: the browser asks it before a text becomes HTML. antd's styles pass, which have no tag,
 * and the texts named here; anything else throws. Scripts from texts are refused altogether.
 */
export function allowHtml(texts: readonly string[]): void {
  const policies = (globalThis as { readonly trustedTypes?: TrustedTypePolicies }).trustedTypes;
  policies?.createPolicy("default", {
    createHTML: (text) => (!text.includes("<") || texts.includes(text) ? text : null),
  });
}
