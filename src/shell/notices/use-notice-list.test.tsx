import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Shell, ShellContext } from "../shell-context.tsx";
import { useNoticeList } from "./use-notice-list.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const noticeOf = (relationId: number) => ({ relationId, noticeTitle: `通知${relationId}`, deliverStatus: 0 });

interface Wanted {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The list over a server that answers a page from this function. */
async function show(answer: (pageNum: number) => unknown) {
  const asked: unknown[] = [];
  const callPlanned = async (_operation: string, { pageNum, pageSize }: Wanted) => {
    asked.push(pageSize === 10 ? pageNum : { pageNum, pageSize });
    return answer(pageNum);
  };
  const shell = { client: { callPlanned } } as unknown as Shell;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShellContext value={shell}>{children}</ShellContext>
  );
  const { result } = renderHook(() => useNoticeList(0), { wrapper });
  await act(async () => await Promise.resolve());
  return { asked, list: () => result.current };
}

const pages = (pageNum: number) => ({
  list: Array.from({ length: pageNum === 1 ? 10 : 5 }, (_none, place) => noticeOf(pageNum * 9 + place)),
  total: 15,
});

it("asks for more once, 200 ms after the end has come near, and keeps what comes twice once", async () => {
  const { asked, list } = await show(pages);
  expect(list().notices).toHaveLength(10);
  act(() => list().loadMore());
  act(() => list().loadMore());
  await act(async () => await vi.advanceTimersByTimeAsync(199));
  expect(asked).toEqual([1]);
  await act(async () => await vi.advanceTimersByTimeAsync(1));
  expect(asked).toEqual([1, 2]);
  expect(list().notices.map(({ relationId }) => relationId)).toEqual([
    9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
  ]);
  act(() => list().loadMore());
  await act(async () => await vi.advanceTimersByTimeAsync(1000));
  expect(asked).toEqual([1, 2]);
});

it("says why a page did not come, and asks for it again", async () => {
  let isBroken = true;
  const { asked, list } = await show((pageNum) => (isBroken ? {} : pages(pageNum)));
  expect(list()).toMatchObject({ state: "failed", failure: "通知的数据格式不正确" });
  isBroken = false;
  await act(async () => list().retry());
  expect(list()).toMatchObject({ state: "ready", isWhole: false });
  expect(asked).toEqual([1, 1]);
});

it("reads as much anew as is on show, which stays meanwhile, and goes on behind it", async () => {
  const { asked, list } = await show((pageNum) => ({ ...pages(pageNum), total: 35 }));
  act(() => list().loadMore());
  await act(async () => await vi.advanceTimersByTimeAsync(200));
  act(() => list().renew());
  expect(list()).toMatchObject({ state: "ready", notices: { length: 14 } });
  await act(async () => await Promise.resolve());
  act(() => list().loadMore());
  act(() => list().renew());
  await act(async () => await vi.advanceTimersByTimeAsync(200));
  expect(asked).toEqual([1, 2, { pageNum: 1, pageSize: 20 }, { pageNum: 1, pageSize: 30 }]);
  expect(list()).toMatchObject({ state: "ready", pages: 3, isWhole: false });
});
