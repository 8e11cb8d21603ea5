import { expect, test } from "vitest";
import { MARKUP_ATTRIBUTES, MARKUP_TAGS } from "./allowed-markup.ts";
import { keepAllowedMarkup, picturesOfKept } from "./keep-allowed-markup.ts";
import { HOSTILE_MARKUP } from "./testing/hostile-markup.ts";

test.each([
  ["<p>请<b>周五前</b></p>", "<p>请<b>周五前</b></p>"],
  ["<P CLASS=a>甲</P>", "<p>甲</p>"],
  ["<p>甲<b>乙", "<p>甲<b>乙</b></p>"],
  ["</p>甲</div>", "甲"],
  ["1 < 2 & 3 > 2 &amp; &hellip; &#20998;", "1 &lt; 2 &amp; 3 &gt; 2 &amp; &hellip; &#20998;"],
  ["<a href='https://x.cn/?a=1&amp;b=2' target=_top>甲</a>", '<a href="https://x.cn/?a=1&amp;b=2">甲</a>'],
  ['<a href="javascript:x()">甲</a>', "<a>甲</a>"],
  ['<td colspan="2" rowspan="x">甲</td>', '<td colspan="2">甲</td>'],
  ['<img alt="图" src="/files/a.png"><br/>', '<img src="/files/a.png" alt="图"><br>'],
  ['<img src="https://x.cn/b.png" alt="乙">', "［图片：乙］"],
  ["<article><p>甲</p></article>", "<p>甲</p>"],
  ["<!-- 注 --><style>p{}</style><svg><p>乙</p></svg>甲", "甲"],
  ["", ""],
])("%s is kept as %s", (markup, kept) => {
  expect(keepAllowedMarkup(markup)).toBe(kept);
  expect(keepAllowedMarkup(kept)).toBe(kept);
});

test("tells the pictures of what it kept", () => {
  const kept = keepAllowedMarkup(
    '<img src="/a?b=1&amp;c=2"><p title="<img src=/d>"><img src="//x.cn/e"></p>',
  );
  expect(picturesOfKept(kept)).toEqual(["/a?b=1&c=2"]);
});

test("over five hundred hostile texts leave nothing but allowed tags with allowed attributes", () => {
  for (const markup of HOSTILE_MARKUP) {
    const kept = keepAllowedMarkup(markup);
    const rest = kept.replaceAll(
      /<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/g,
      (_tag, name: string, list: string) => {
        const attributes = [...list.matchAll(/ ([a-z]+)="([^"]*)"/g)];
        const isAllowed =
          MARKUP_TAGS.has(name) &&
          attributes.every(([, attribute = ""]) => MARKUP_ATTRIBUTES.has(attribute)) &&
          attributes.every(([, attribute, value = ""]) => attribute === "title" || !/script:/i.test(value));
        return isAllowed ? "" : `⟨${name}⟩`;
      },
    );
    expect(rest, markup).not.toMatch(/[<⟨]/);
  }
});

test("a text that opens everything and closes nothing takes no longer than its length asks for", () => {
  for (const part of ['<a "', "<script", "<!--", "<p>", "&", '<img src="'])
    expect(keepAllowedMarkup(part.repeat(20_000 / part.length)).length).toBeLessThan(200_000);
});
