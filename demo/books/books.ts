import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import type { AccountPlan } from "./account-plan.ts";

/** The books of one company as far as they have been filled. */
export interface Book {
  readonly company: DemoCompany;
  /** Place among the firm's companies: what differs from one to the next hangs on it. */
  readonly index: number;
  readonly accounts: readonly AccountPlan[];
  /** Full name of a subject → its id and side. */
  readonly subjects: ReadonlyMap<string, { readonly id: number; readonly yefx: number }>;
  /** Name of an auxiliary item → its id. */
  readonly items: ReadonlyMap<string, number>;
}

export function isServed({ stopPeriod, isRemove }: DemoCompany): boolean {
  return stopPeriod === null && isRemove === 0;
}

/** When the books were set up: the day on which the service began. */
export function setUp(world: DemoWorld, { beginDate }: DemoCompany): string {
  const today = world.clock.now().slice(0, 10);
  return `${beginDate < today ? beginDate : today} 09:30:00`;
}

export function idOf(book: Book, kmqc: string): number {
  const subject = book.subjects.get(kmqc);
  if (!subject) throw new Error(`company ${book.company.companyId} has no subject ${kmqc}`);
  return subject.id;
}

/** Every tenth company has a whole year of statements, the others half a year. */
const LONG = 10;

/** The months in which a company's books are kept. */
export function bookedPeriods(world: DemoWorld, { company, index }: Book): readonly DemoPeriod[] {
  const begun = company.beginDate.slice(0, 7);
  return world.periods.slice(index % LONG === 5 ? -12 : -6).filter(({ name }) => name >= begun);
}
