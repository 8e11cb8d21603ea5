/** True for a step that starts a task and follows it: a `job`, or an `upload` that names one by its `title`. */
export function startsTask({ job, upload, title }: Readonly<Record<string, unknown>>): boolean {
  return job !== undefined || (upload !== undefined && title !== undefined);
}
