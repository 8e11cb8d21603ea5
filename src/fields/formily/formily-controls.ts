// A chunk of its own: few forms name one of them.
export { Cascader } from "@formily/antd-v5/esm/cascader";
export { TimePicker } from "@formily/antd-v5/esm/time-picker";
export { Transfer } from "@formily/antd-v5/esm/transfer";
