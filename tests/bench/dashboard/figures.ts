/** The departments of the measured dashboard, each with a card. */
export const DEPARTMENTS = ["会计一部", "会计二部", "会计三部", "外勤部", "顾问部", "客服部"] as const;

export interface DepartmentFigures {
  readonly clients: number;
  readonly added: number;
  /** In yuan, as the amount below it. */
  readonly amount: number;
  readonly received: number;
}

/** The figures of a department, numbered from 1. */
export function figuresOf(department: number): DepartmentFigures {
  return {
    clients: 1000 + department,
    added: 10 + department,
    amount: 1_234_567.8 + department,
    received: 987_654.32 + department,
  };
}
