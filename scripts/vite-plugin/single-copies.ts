/** Two copies of one of these share no state: forms would lose their fields, hooks their component. */
export const SINGLE_COPIES: readonly string[] = [
  "react",
  "react-dom",
  "@formily/core",
  "@formily/json-schema",
  "@formily/path",
  "@formily/react",
  "@formily/reactive",
  "@formily/reactive-react",
  "@formily/shared",
  "@formily/validator",
];
