import { App } from "antd";
import { useEffect } from "react";
import { shellText } from "../shell-text.ts";
import { useSocketMessage } from "../sockets/use-socket-message.ts";

const KEY = "file-place";

/** Says how many files are read before one that the user has sent, until its turn has come. */
export function FilePlace() {
  const { message } = App.useApp();
  useSocketMessage("FILE_PLACE", (news) => {
    if (news === null || news.ahead === 0) message.destroy(KEY);
    else
      void message.open({
        key: KEY,
        type: "loading",
        duration: 0,
        content: shellText("file.place", { ahead: news.ahead }),
      });
  });
  useEffect(() => () => message.destroy(KEY), [message]);
  return null;
}
