// A chunk of its own: a list shows long before the user opens a select.
export { DatePicker, Select, TreeSelect } from "antd";
