/** The state of a delegation: the code table `deputeStatus`. */
export const DEPUTE = {
  none: 0,
  pending: 1,
  authorised: 2,
  cancelling: 3,
  released: 4,
  authorising: 5,
  releasing: 6,
} as const;

export type DelegationAction = "apply" | "cancel" | "withdraw";

/** The states that an action may be taken in. */
export const TAKEN_IN: Readonly<Record<DelegationAction, readonly number[]>> = {
  apply: [DEPUTE.none, DEPUTE.released],
  cancel: [DEPUTE.authorised],
  withdraw: [DEPUTE.pending, DEPUTE.cancelling],
};

export const ACTION_TITLES: Readonly<Record<DelegationAction, string>> = {
  apply: "发起委托",
  cancel: "解除委托",
  withdraw: "撤回申请",
};

/** The actions that can be taken in a state. */
export function actionsIn(status: number): DelegationAction[] {
  const actions = Object.keys(TAKEN_IN) as DelegationAction[];
  return actions.filter((action) => TAKEN_IN[action].includes(status));
}
