import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import jsQr from "jsqr";
import { showCell } from "../testing/show-cell.tsx";

afterEach(cleanup);

const SCALE = 4;

/** The text that a scanner reads from the modules that are drawn. */
function scanned(code: Element): string | undefined {
  const [edge = 0, , whole = 0] = (code.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const pixels = new Uint8ClampedArray(4 * (whole * SCALE) ** 2).fill(255);
  for (const [, x, y] of (code.querySelector("path")?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h/g)) {
    for (let place = 0; place < SCALE ** 2; place += 1) {
      const column = (Number(x) - edge) * SCALE + (place % SCALE);
      const line = (Number(y) - edge) * SCALE + Math.floor(place / SCALE);
      pixels.fill(0, 4 * (line * whole * SCALE + column), 4 * (line * whole * SCALE + column) + 3);
    }
  }
  return jsQr(pixels, whole * SCALE, whole * SCALE)?.data;
}

test("a text is a code with its words, to copy and to keep", async () => {
  showCell("qrcode", "https://example.com/a", { options: { label: "绑定码", size: 120 } });
  const code = await screen.findByRole("img", { name: "绑定码：https://example.com/a" });
  expect(code.getAttribute("width")).toBe("120");
  expect(scanned(code)).toBe("https://example.com/a");
  expect(screen.getByRole("button", { name: "复制内容" }).dataset["copy"]).toBe("https://example.com/a");
  expect(screen.getByRole("button", { name: "保存图片" })).toBeTruthy();
});

test("a text that no code has room for stays a text", async () => {
  showCell("qrcode", "长".repeat(3000));
  expect(await screen.findByText(/内容过长，无法生成二维码/)).toBeTruthy();
});

test("nothing is nothing", () => {
  expect(showCell("qrcode", "").textContent).toBe("--");
});
