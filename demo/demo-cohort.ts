/**
 * Clients of a firm that are made together. The demo data of a client follows from its place in the cohort:
 * a firm with more clients than the demonstration has more cohorts, not other dates and states.
 */
export interface Cohort {
  /** 0 is the demonstration itself. */
  readonly number: number;
  /** The number of clients that the firm has before these. */
  readonly first: number;
  /** Absent: as many as the demonstration gives the firm. */
  readonly size?: number;
}

export const FIRST_COHORT: Cohort = { number: 0, first: 0 };

/** As many clients as the larger firm of the demonstration has. */
export const COHORT_SIZE = 80;

/** The cohorts that bring a firm of `COHORT_SIZE` clients to so many, of nearly the same size. */
export function addedCohorts(companies: number): Cohort[] {
  const added = companies - COHORT_SIZE;
  const count = Math.ceil(added / COHORT_SIZE);
  const start = (place: number) => COHORT_SIZE + Math.floor((added * place) / count);
  return Array.from({ length: count }, (_none, place) => ({
    number: place + 1,
    first: start(place),
    size: start(place + 1) - start(place),
  }));
}

/** Makes a small number that is unique inside a cohort unique over all of them. */
export function numberInCohort(cohort: Cohort, number: number): number {
  return cohort.number * 100_000 + number;
}
