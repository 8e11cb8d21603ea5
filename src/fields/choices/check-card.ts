// A chunk of its own: few dialogs show cards.
export { CheckCard } from "@ant-design/pro-components";
