/** The address at which the server gives a stored file to a signed-in user who may see it. */
export function fileAddress(fileKey: string): string {
  return `/api/fcp/web/file/download/${encodeURIComponent(fileKey)}`;
}

const START = fileAddress("");

/** The key of the stored file at this address; undefined where it is the address of nothing, or of something else. */
export function fileKeyAt(address: string): string | undefined {
  const key = address.startsWith(START) ? address.slice(START.length) : "";
  return /^[\w-]+$/.test(key) ? key : undefined;
}
