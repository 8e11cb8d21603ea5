/** The part of the browser's Trusted Types that is used here; TypeScript's own library does not declare them yet. */
interface TrustedTypePolicies {
  readonly createPolicy: (
    name: "default",
    rules: { readonly createHTML: (text: string) => string | null },
  ) => unknown;
}

/**
 * Creates the only policy of the page, which the browser applies before a text becomes HTML. antd's styles pass, which
 * have no tag, and the texts named here; anything else throws. Scripts from texts are refused altogether.
 */
export function allowHtml(texts: readonly string[]): void {
  const policies = (globalThis as { readonly trustedTypes?: TrustedTypePolicies }).trustedTypes;
  policies?.createPolicy("default", {
    createHTML: (text) => (!text.includes("<") || texts.includes(text) ? text : null),
  });
}
