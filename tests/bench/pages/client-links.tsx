import type { Client } from "../list/clients.ts";
import { post } from "./post.ts";

/** The three links of a row, as plain as they can be written by hand; ours show a confirmation besides. */
export function clientLinks({ id, status }: Client, reload: () => void) {
  const change = async () => {
    await post(`/api/client/${status === 1 ? "stop" : "start"}`, { ids: [id] });
    reload();
  };
  return [
    <a key="view" href={`/client/${id}`}>
      查看
    </a>,
    <a key="edit" href={`/client/${id}/edit`}>
      编辑
    </a>,
    <a
      key="change"
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      {status === 1 ? "停用" : "启用"}
    </a>,
  ];
}
