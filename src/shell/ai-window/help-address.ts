/** The page that helps with a problem, in a tab of its own. */
export function helpAddress(name: string, remark: string): string {
  return `/errorHandle?${new URLSearchParams({ remark, name })}`;
}
