import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { App } from "antd";
import { afterEach, expect, test } from "vitest";
import type { MessageListener, Sockets } from "../sockets/sockets.ts";
import { SocketsContext } from "../sockets/use-socket-message.ts";
import { FilePlace } from "./file-place.tsx";

afterEach(cleanup);

function show() {
  let listener: MessageListener<"FILE_PLACE"> = () => {};
  const sockets = {
    subscribe: (_name: string, given: MessageListener<"FILE_PLACE">) => {
      listener = given;
      return () => {};
    },
  } as Sockets;
  render(
    <App>
      <SocketsContext value={sockets}>
        <FilePlace />
      </SocketsContext>
    </App>,
  );
  return (ahead: number | null) =>
    act(() => listener(ahead === null ? null : { type: "FILE_PLACE", ahead, sequence: 1 }));
}

test("who waits reads how many files come first, as it changes, and no more once it is their turn", async () => {
  const tell = show();
  tell(3);
  await screen.findByText("文件排队中，前面还有 3 个文件");
  tell(1);
  await screen.findByText("文件排队中，前面还有 1 个文件");
  expect(screen.queryByText("文件排队中，前面还有 3 个文件")).toBeNull();
  tell(0);
  await waitFor(() => expect(screen.queryByText(/文件排队中/)).toBeNull());
});

test("a place that may have changed unheard is not shown", async () => {
  const tell = show();
  tell(2);
  await screen.findByText("文件排队中，前面还有 2 个文件");
  tell(null);
  await waitFor(() => expect(screen.queryByText(/文件排队中/)).toBeNull());
});
