/** Opens a web page beside the application, which it cannot reach; false when the browser did not let it. */
export function openPage(url: string): boolean {
  // With "noopener" the browser does not return whether the page opened.
  const page = window.open(url, "_blank");
  if (page) page.opener = null;
  return page !== null;
}
