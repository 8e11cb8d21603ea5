/** The address at which a stored file is given to whoever is signed in and may see it. */
export function fileAddress(fileKey: string): string {
  return `/api/fcp/web/file/download/${encodeURIComponent(fileKey)}`;
}
