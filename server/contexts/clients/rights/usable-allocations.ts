import { operation } from "../../../contracts/operation.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";

const MOST = 50;

/** The allocations that something is left of, to choose from; those that end first come first. */
export const usableAllocations = operation(
  "rights.allocation.usable",
  async ({ keyword, rightsKind }, context) => {
    const store = await RecordStore.open("rightsAllocation", context);
    const conditions: Condition[] = [
      { fields: ["leftNum"], match: "from", value: 1 },
      { fields: ["endDate"], match: "from", value: context.clock.now().slice(0, 10) },
    ];
    if (keyword)
      conditions.push({ fields: ["companyName", "rightsName"], match: "contains", value: keyword });
    const where = rightsKind === undefined ? {} : { rightsKind };
    const order = [{ field: "endDate", descending: false }];
    const { list } = await store.page({ where, conditions, order }, { pageNum: 1, pageSize: MOST });
    return list.map(({ id, companyName, rightsName, rightsKind: kind, leftNum, endDate }) => ({
      allocationId: id,
      label: `${companyName} · ${rightsName}（剩 ${leftNum}）`,
      companyName,
      rightsName,
      rightsKind: kind,
      leftNum,
      endDate,
    }));
  },
);
