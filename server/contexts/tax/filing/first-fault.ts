import type { FaultOf, FilingFaults } from "./noticed-tax.ts";

/** The first reason that one of these has against a row. */
export function firstFault<Row>(...faults: readonly FilingFaults<Row>[]): FilingFaults<Row> {
  return async (rows, month, context) => {
    const ofEach: FaultOf<Row>[] = [];
    for (const read of faults) ofEach.push(await read(rows, month, context));
    return (row) => {
      for (const faultOf of ofEach) {
        const fault = faultOf(row);
        if (fault !== null) return fault;
      }
      return null;
    };
  };
}
