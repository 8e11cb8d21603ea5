import { expect, test } from "vitest";
import { shortCompanyName } from "./short-company-name.ts";

test.each([
  ["上海云帆商贸有限公司", "云帆商贸"],
  ["上海市云帆商贸有限责任公司", "云帆商贸"],
  ["江苏苏州市锦程股份有限公司", "锦程"],
  ["云帆（上海）科技有限公司", "云帆（上海）科技"],
  ["杭州市场营销有限公司", "杭州市场营销"],
  ["上海甲有限公司", "上海甲"],
  ["宁波海纳投资（有限合伙）", "宁波海纳投资"],
  ["老王小吃店", "老王小吃店"],
  [" 上海云帆 ", "云帆"],
  ["", ""],
])("%s is called %s", (name, short) => expect(shortCompanyName(name)).toBe(short));
