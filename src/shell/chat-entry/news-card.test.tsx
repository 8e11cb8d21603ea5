import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NewsCard } from "./news-card.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = () => screen.queryByText(/您有 \d+ 条新消息/)?.textContent ?? null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("new messages are told for five seconds, and again when more have come", () => {
  const card = (msgNum: number) => <NewsCard counts={{ msgNum, todoNum: 0 }} onOpen={() => undefined} />;
  const { rerender } = render(card(0));
  expect(told()).toBeNull();
  rerender(card(2));
  expect(told()).toBe("您有 2 条新消息");
  pass(4999);
  expect(told()).not.toBeNull();
  pass(1);
  expect(told()).toBeNull();
  rerender(card(1));
  expect(told()).toBeNull();
  rerender(card(3));
  expect(told()).toBe("您有 3 条新消息");
});

test("the card leads to the talks, and is gone", () => {
  const onOpen = vi.fn();
  render(<NewsCard counts={{ msgNum: 1, todoNum: 2 }} onOpen={onOpen} />);
  fireEvent.click(screen.getByRole("button"));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(told()).toBeNull();
});
