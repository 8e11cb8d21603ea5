// A chunk of its own: a list shows long before the user opens a select.
export { Select, TreeSelect } from "antd";
export { pickersOf } from "./pickers-of.ts";
