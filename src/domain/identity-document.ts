import { hasSoundCheckDigit, readIdentityNumber } from "./identity-number.ts";

/** Kinds of identity documents: values of the code table `idCardType`. */
export const DOCUMENT = {
  residentCard: "201",
  foreignPassport: "208",
  hongKongMacaoPermit: "210",
  taiwanPermit: "213",
  chinesePassport: "227",
  permanentResidence: "233",
  hongKongMacaoResidence: "237",
  taiwanResidence: "238",
} as const;

/** Why a number cannot be one of this kind of document, in words for the user; undefined where it can. `today`: `YYYY-MM-DD`. */
export function documentFault(kind: string, number: string, today: string): string | undefined {
  switch (kind) {
    case DOCUMENT.residentCard:
      return isSoundCard(number, today) ? undefined : "身份证号码不正确，请核对后重新填写";
    case DOCUMENT.hongKongMacaoResidence:
      return unless(
        /^8[123]0000/.test(number) && isSoundCard(number, today),
        "港澳居民居住证号码应为 81、82 或 83 开头的 18 位号码",
      );
    case DOCUMENT.taiwanResidence:
      return unless(
        number.startsWith("830000") && isSoundCard(number, today),
        "台湾居民居住证号码应为 83 开头的 18 位号码",
      );
    case DOCUMENT.permanentResidence:
      return unless(
        /^[A-Z]{3}\d{12}$/.test(number) || (number.startsWith("9") && isSoundCard(number, today)),
        "外国人永久居留身份证号码应为 9 开头的 18 位号码，或 3 位字母和 12 位数字",
      );
    default:
      return formFault(kind, number);
  }
}

interface DocumentForm {
  readonly form: RegExp;
  readonly words: string;
}

const FORMS: { readonly [kind: string]: DocumentForm } = {
  [DOCUMENT.foreignPassport]: { form: /^[A-Z\d]{5,20}$/, words: "外国护照号码应为 5 至 20 位字母和数字" },
  [DOCUMENT.hongKongMacaoPermit]: {
    form: /^[HM]\d{8}(?:\d{2})?$/,
    words: "港澳居民来往内地通行证号码应为 H 或 M 开头，后跟 8 位或 10 位数字",
  },
  [DOCUMENT.taiwanPermit]: {
    form: /^\d{8}$|^\d{10}(?:[A-Z]|\([A-Z]\))?$/,
    words: "台湾居民来往大陆通行证号码应为 8 位数字",
  },
  [DOCUMENT.chinesePassport]: {
    form: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{7})$/,
    words: "中国护照号码应为 1 位或 2 位字母和数字，共 9 位",
  },
};

function formFault(kind: string, number: string): string | undefined {
  const known = FORMS[kind];
  return known && unless(known.form.test(number), known.words);
}

function isSoundCard(number: string, today: string): boolean {
  return readIdentityNumber(number, today) !== null && hasSoundCheckDigit(number);
}

function unless(isRight: boolean, words: string): string | undefined {
  return isRight ? undefined : `${words}，请核对后重新填写`;
}

/** The country or region that a document is of; undefined where it does not say. */
export function regionOfDocument(kind: string, number: string): string | undefined {
  switch (kind) {
    case DOCUMENT.residentCard:
    case DOCUMENT.chinesePassport:
      return "中国";
    case DOCUMENT.hongKongMacaoPermit:
      return number.startsWith("M") ? "中国澳门" : "中国香港";
    case DOCUMENT.hongKongMacaoResidence:
      return number.startsWith("82") ? "中国澳门" : "中国香港";
    case DOCUMENT.taiwanPermit:
    case DOCUMENT.taiwanResidence:
      return "中国台湾";
    default:
      return undefined;
  }
}
