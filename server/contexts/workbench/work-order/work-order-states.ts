/** The state of a work order: the code table `workOrderStatus`. */
export const STATUS = { waiting: 0, inHand: 1, toConfirm: 2, finished: 3, closed: 4 } as const;

/** States in which something still has to be done. */
export const UNFINISHED: readonly number[] = [STATUS.waiting, STATUS.inHand];
/** States in which an order can still be changed and talked about. */
export const OPEN: readonly number[] = [...UNFINISHED, STATUS.toConfirm];

export interface Handling {
  readonly title: string;
  readonly event: string;
  readonly from: readonly number[];
  readonly to: number;
  /** True when a remark is required. */
  readonly needsContent?: true;
}

/** Code of the table `workOrderHandleType` → what it does. */
export const HANDLINGS: Readonly<Record<number, Handling>> = {
  1: { title: "受理", event: "accept", from: [STATUS.waiting], to: STATUS.inHand },
  2: { title: "提交确认", event: "submit", from: [STATUS.inHand], to: STATUS.toConfirm, needsContent: true },
  3: { title: "确认完成", event: "finish", from: [STATUS.toConfirm], to: STATUS.finished },
  4: { title: "关闭", event: "close", from: OPEN, to: STATUS.closed, needsContent: true },
  5: { title: "退回处理", event: "back", from: [STATUS.toConfirm], to: STATUS.inHand, needsContent: true },
  6: {
    title: "重新打开",
    event: "reopen",
    from: [STATUS.finished, STATUS.closed],
    to: STATUS.inHand,
    needsContent: true,
  },
};

/** The ways to handle an order that stands there. */
export function handleTypesIn(status: number): number[] {
  return Object.entries(HANDLINGS)
    .filter(([, { from }]) => from.includes(status))
    .map(([type]) => Number(type));
}
