import { useEffect, useState } from "react";
import type { ScreenPlace } from "../../renderer/host.ts";

/** Stands for any screen: it has state, and needs a confirmation before closing while it has typed text. */
export function FakeScreen({ id, place }: { readonly id: string; readonly place: ScreenPlace }) {
  const [text, setText] = useState("");
  useEffect(() => place.guardClosing(() => (text ? "确定放弃未保存的修改？" : null)), [place, text]);
  return (
    <div>
      <h1>{id}</h1>
      <input aria-label={`${id} 备注`} value={text} onChange={(event) => setText(event.target.value)} />
      <output>{place.search}</output>
      <button type="button" onClick={() => place.replaceSearch("page=2")}>
        第二页
      </button>
      <button type="button" onClick={place.close}>
        关闭本页
      </button>
    </div>
  );
}
