/** True for a step that starts a task and follows it. */
export function startsTask({ job }: Readonly<Record<string, unknown>>): boolean {
  return job !== undefined;
}
