import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Pager } from "./pager.tsx";

afterEach(cleanup);

test("on the last page the button that led there keeps the focus, says that it is off, and asks for nothing", () => {
  const onChange = vi.fn<(query: { page: number; size: number }) => void>();
  const pager = (page: number) => <Pager query={{ page, size: 20 }} total={40} onChange={onChange} />;
  const { rerender } = render(pager(1));
  const next = screen.getByRole("button", { name: "下一页" });
  next.focus();
  fireEvent.click(next);
  expect(onChange.mock.calls).toEqual([[{ page: 2, size: 20 }]]);
  rerender(pager(2));
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  // A disabled button loses the focus in browsers.
  expect(next.hasAttribute("disabled")).toBe(false);
  fireEvent.click(next);
  expect(onChange).toHaveBeenCalledTimes(1);
});
