/** What the formats of rules take, by the name that a rule gives them. */
export const RULE_FORMATS: { readonly [name: string]: RegExp } = {
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  idcard: /^(\d{15}|\d{17}[\dXx])$/,
  integer: /^[+-]?\d+$/,
  number: /^[+-]?\d+(\.\d+)?$/,
  money: /^-?\d{1,12}(\.\d{1,2})?$/,
};
