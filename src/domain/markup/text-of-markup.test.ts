import { expect, test } from "vitest";
import { textOfMarkup } from "./text-of-markup.ts";

test.each([
  ["<p>请<strong>周五前</strong>完成</p><ul><li>合同</li></ul>", "请 周五前 完成 合同"],
  ["A&amp;B&nbsp;&#20998;&#x516c;司 &lt;p&gt;", "A&B 分公司 <p>"],
  ["<script>alert(1)</script><style>p{}</style><!-- 注 -->正文", "正文"],
  ["1 < 2", "1 < 2"],
  ["&unknown; &#99999999;", "&unknown; &#99999999;"],
  ["<p></p>", "--"],
  [null, "--"],
])("%s reads %s", (markup, words) => {
  expect(textOfMarkup(markup)).toBe(words);
});
