// A chunk of its own: a list shows long before anybody opens a select.
export { DatePicker, Select, TreeSelect } from "antd";
