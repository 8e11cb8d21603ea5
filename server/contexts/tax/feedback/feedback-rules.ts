import type { RuleBook } from "../../../records/rule-book.ts";

export const OPEN = 0;
const DEALT_WITH = 1;

/** The server sets the user who dealt with a feedback or cancelled it, and the time. */
export const feedbackRules: RuleBook = {
  taxFeedback: {
    complete: (fields, before, { user, clock }) => {
      if (before === undefined || before.status !== OPEN || fields.status === OPEN) return fields;
      const dealContent = fields.status === DEALT_WITH ? fields.dealContent : null;
      return { ...fields, dealContent, dealUserId: user.id, dealTime: clock.now() };
    },
  },
};
