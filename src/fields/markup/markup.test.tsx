// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showCell } from "../testing/show-cell.tsx";

afterEach(cleanup);

const shown = async (markup: string) => {
  const cell = showCell("markup", markup);
  await waitFor(() => expect(cell.querySelector(".field-markup")).toBeTruthy());
  return cell.querySelector(".field-markup")?.innerHTML;
};

test("keeps what formats a text", async () => {
  expect(await shown("<p>请<b>周五前</b></p><ul><li>合同</li></ul>")).toBe(
    "<p>请<b>周五前</b></p><ul><li>合同</li></ul>",
  );
});

test("links open in a tab of their own, and only those of the web", async () => {
  await shown('<a href="https://example.com">甲</a><a href="javascript:1">乙</a><a href="tel:1">丙</a>');
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["甲"]);
  expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener noreferrer");
  expect(screen.getByRole("link").getAttribute("target")).toBe("_blank");
});

test("pictures are our own, of others the words are left", async () => {
  const data = "data:image/png;base64,AAAA";
  expect(
    await shown(
      `<img src="/files/a.png" alt="甲"><img src="${data}"><img src="https://x.cn/b.png" alt="乙">`,
    ),
  ).toBe(`<img src="/files/a.png" alt="甲"><img src="${data}">［图片：乙］`);
  cleanup();
  expect(await shown('<img src="//x.cn/b.png"><img src="data:image/svg+xml;base64,AAAA">')).toBe(
    "［图片］［图片］",
  );
});

test("styles, names, scripts and controls are taken out", async () => {
  expect(
    await shown(
      '<p style="position:fixed" class="a" id="root" onclick="x()">甲</p><script>x()</script><form><input name="a"><button>登录</button></form><style>p{}</style>',
    ),
  ).toBe("<p>甲</p>登录");
});

test("nothing is nothing", () => {
  expect(showCell("markup", null).textContent).toBe("--");
});
