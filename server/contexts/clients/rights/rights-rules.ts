import type { RuleBook } from "../../../records/rule-book.ts";

/** The numbers that are left follow from the others, so that lists add up and order by them. */
export const rightsRules: RuleBook = {
  rights: {
    complete: (right) => ({ ...right, leftNum: right.total - right.allocatedNum }),
  },
  rightsAllocation: {
    complete: (allocation) => ({
      ...allocation,
      leftNum: allocation.num - allocation.usedNum - allocation.backNum,
    }),
  },
  rightsProduct: {
    present: async (products) =>
      await Promise.resolve(
        products.map((product) => {
          const { rightsName, price, unit, validMonths } = product;
          return { ...product, label: `${rightsName} · ${price} 元/${unit} · ${validMonths} 个月` };
        }),
      ),
  },
};
