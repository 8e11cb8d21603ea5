/**
 * Opens the exit address. On the own origin by a form, so that no mere link or picture of another site signs a user
 * out; a sign-on elsewhere accepts only addresses.
 */
export function openExit(exit: string, page: Window = window): void {
  if (new URL(exit).origin !== page.location.origin) return page.location.assign(exit);
  const form = page.document.createElement("form");
  form.method = "post";
  form.action = exit;
  page.document.body.append(form);
  form.submit();
}
