// A chunk of its own: few forms name one of them.
export { ArrayCards } from "@formily/antd-v5/esm/array-cards";
export { ArrayCollapse } from "@formily/antd-v5/esm/array-collapse";
export { ArrayTabs } from "@formily/antd-v5/esm/array-tabs";
