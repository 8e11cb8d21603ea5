/** Of `sign_on_identity`: a person who asks for an account, and one who has it. */
export const ASKS = 0;
export const BOUND = 1;
