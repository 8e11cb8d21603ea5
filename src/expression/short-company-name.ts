const LEGAL_FORMS =
  /(?:股份有限公司|有限责任公司|集团有限公司|有限公司|[（(](?:有限合伙|普通合伙|特殊普通合伙|个人独资)[）)])$/u;
const PLACES =
  /^(?:北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆)(?:省|市|自治区)?/u;
const TOWNS = /^[\u4E00-\u9FFF]{2}(?:市(?![场政民])|县)/u;

/** Characters that a name needs to be distinguishable. */
const SHORTEST = 2;

/** The name that colleagues call a company by: its registered name without legal form and, where enough is left, without its place. */
export function shortCompanyName(name: string): string {
  const whole = name.trim();
  return [LEGAL_FORMS, PLACES, TOWNS].reduce((shown, part) => {
    const shorter = shown.replace(part, "");
    return shorter.length >= SHORTEST ? shorter : shown;
  }, whole);
}
