import { expect, test } from "vitest";
import { pinyinInitials } from "./pinyin-initials.ts";

test.each([
  ["上海云帆财税咨询有限公司", "SHYFCSZXYXGS"],
  ["重庆长安会计师事务所", "CQCAKJSSWS"],
  ["厦门银行（厦门）", "XMYHXM"],
  ["瑞安睿达3D打印", "RARD3DDY"],
  ["泸州芜湖", "LZWH"],
  ["oppo 专卖", "OPPOZM"],
  ["阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七然仨它挖夕丫帀", "ABCDEFGHJKLMNOPQRSTWXYZ"],
  ["（）·-", ""],
  ["", ""],
])("%s", (name, code) => {
  expect(pinyinInitials(name)).toBe(code);
});
