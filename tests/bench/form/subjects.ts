import type { PageName } from "../build-pages.ts";
import type { Subject } from "../report.ts";

/** A page with a button that opens the measured form, and where the parts of the form are found. */
export interface FormSubject extends Subject {
  readonly name: PageName;
  readonly query: string;
  /** The button that opens it, the one that submits it. */
  readonly opener: string;
  readonly submit: string;
  /** One field with its label, and inside it the label and what is wrong. */
  readonly item: string;
  readonly label: string;
  readonly error: string;
}

const ANTD = {
  query: "",
  opener: ".open-form",
  submit: ".ant-modal-footer .ant-btn-primary",
  item: ".ant-modal .ant-form-item",
  label: "label",
  error: ".ant-form-item-explain-error",
};

const OURS: FormSubject = {
  name: "ours",
  title: "ours",
  query: "?screen=bench.client-form",
  opener: ".list-toolbar button",
  submit: ".form-footer [type=submit]",
  item: ".form-item",
  label: ".form-label",
  error: ".form-error",
};

const ANTD_FORM: FormSubject = { ...ANTD, name: "antd-form", title: "antd Form" };
const PRO_FORM: FormSubject = { ...ANTD, name: "pro-form", title: "ProForm" };

export const FORMS = [OURS, ANTD_FORM, PRO_FORM] as const;
