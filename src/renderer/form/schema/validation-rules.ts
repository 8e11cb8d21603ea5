import {
  registerValidateFormats,
  registerValidateLocale,
  registerValidateRules,
  setValidateLanguage,
} from "@formily/core";
import { isBlank } from "../../../domain/plain-text.ts";
import { roundDust } from "../../../domain/number-text.ts";

/** The product's own rules beside Formily's, and their texts as the rest of the product speaks. */
export function registerValidationRules(): void {
  // `when` is an expression, so what arrives here is its value: the field is wrong while it holds.
  registerValidateRules({
    when: (_value, rule) => (rule.when ? String(rule.message) : ""),
    decimals: (value, { decimals, message }) => decimalsFault(value, Number(decimals), String(message)),
  });
  // Formily's own wants a currency sign.
  registerValidateFormats({ money: /^-?\d{1,12}(\.\d{1,2})?$/ });
  setValidateLanguage("zh-CN");
  registerValidateLocale({
    "zh-CN": {
      required: "请填写此项",
      pattern: "格式不正确",
      invalid: "格式不正确",
      whitespace: "不能只填空格",
      number: "请填写数字",
      integer: "请填写整数",
      money: "金额格式不正确",
      date: "日期格式不正确",
      email: "邮箱格式不正确",
      phone: "手机号格式不正确",
      idcard: "身份证号格式不正确",
      url: "网址格式不正确",
      when: "填写有误",
      len: "长度应为 {{len}}",
      min: "不能小于 {{min}}",
      max: "不能大于 {{max}}",
      minLength: "长度不能少于 {{minLength}}",
      maxLength: "长度不能超过 {{maxLength}}",
      minItems: "至少选择 {{minItems}} 项",
      maxItems: "最多选择 {{maxItems}} 项",
      minimum: "不能小于 {{minimum}}",
      maximum: "不能大于 {{maximum}}",
      exclusiveMinimum: "应大于 {{exclusiveMinimum}}",
      exclusiveMaximum: "应小于 {{exclusiveMaximum}}",
    },
  });
}

/** The sentence for what stands in a number's field and is none, or has more digits behind the point; empty: none of it. */
function decimalsFault(value: unknown, decimals: number, message: string): string {
  if (isBlank(value)) return "";
  if (typeof value !== "number") return "请填写数字";
  return roundDust(value, decimals) === undefined ? message : "";
}
