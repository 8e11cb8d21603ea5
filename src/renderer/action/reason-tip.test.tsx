import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "../button.tsx";

afterEach(cleanup);

const tip = () => document.querySelector(".reason-tip")?.textContent ?? null;

test("a button that cannot be started says why to the pointer and to the keyboard, and Esc takes it away", () => {
  render(
    <>
      <Button off="还有用户在使用">删除</Button>
      <Button>编辑</Button>
    </>,
  );
  const off = screen.getByRole("button", { name: "删除" });
  fireEvent.pointerOver(off);
  expect(tip()).toBe("还有用户在使用");
  fireEvent.pointerOver(screen.getByRole("button", { name: "编辑" }));
  expect(tip()).toBeNull();
  off.focus();
  expect(document.activeElement, "it can be reached").toBe(off);
  expect(tip()).toBe("还有用户在使用");
  fireEvent.scroll(document);
  expect(tip(), "it goes along when what has the focus is scrolled into sight").toBe("还有用户在使用");
  fireEvent.keyDown(off, { key: "Escape" });
  expect(tip()).toBeNull();
});
