import { registerValidateLocale, setValidateLanguage } from "@formily/core";

/** Makes Formily's validators speak as the rest of the product does. */
export function registerValidationTexts(): void {
  setValidateLanguage("zh-CN");
  registerValidateLocale({
    "zh-CN": {
      required: "请填写此项",
      pattern: "格式不正确",
      invalid: "格式不正确",
      whitespace: "不能只填空格",
      number: "请填写数字",
      integer: "请填写整数",
      email: "邮箱格式不正确",
      phone: "手机号格式不正确",
      idcard: "身份证号格式不正确",
      url: "网址格式不正确",
      len: "长度应为 {{len}}",
      min: "长度不能少于 {{min}}",
      max: "长度不能超过 {{max}}",
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
