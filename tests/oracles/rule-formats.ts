/** The texts that the formats of rules accept, by the name of the format. */
export const RULE_FORMATS: { readonly [name: string]: RegExp } = {
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  idcard: /^(\d{15}|\d{17}[\dXx])$/,
  integer: /^[+-]?\d+$/,
  number: /^[+-]?\d+(\.\d+)?$/,
  money: /^-?\d{1,12}(\.\d{1,2})?$/,
};
