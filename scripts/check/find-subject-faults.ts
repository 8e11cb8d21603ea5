/** A commit as `git log` lists it. */
export interface CommitSubject {
  readonly hash: string;
  readonly subject: string;
}

const LONGEST = 72;

/** `area: what`, the area a folder or a word of docs/words.md; several are set apart by commas. */
const SHAPE = /^[a-z][\w/., -]*: \S/;

/** One line for each subject of a commit that is too long, or does not begin with its area. */
export function findSubjectFaults(commits: readonly CommitSubject[]): string[] {
  return commits.flatMap(({ hash, subject }) => {
    const length = Array.from(subject).length;
    return [
      ...(length > LONGEST
        ? [`${hash}: the subject has ${length} letters, ${LONGEST} are allowed: ${subject}`]
        : []),
      ...(SHAPE.test(subject) ? [] : [`${hash}: the subject does not begin with "<area>: ": ${subject}`]),
    ];
  });
}
