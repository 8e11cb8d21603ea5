import { useEffect, useRef } from "react";
import { useNameReader } from "../choices/use-name-reader.ts";
import type { ControlProps } from "../field-view.ts";
import { SourceControl } from "../formily/source-control.tsx";
import { nameBoxes } from "./name-boxes.ts";

/** The height of each list, in px. */
const HEIGHT = 280;

/** All entries on one page: with pages, antd offers 全选 to a mouse alone. */
export function TransferControl(props: ControlProps) {
  const { finds, load } = useNameReader();
  useEffect(load, [load]);
  const lists = useRef<HTMLFieldSetElement>(null);
  useEffect(() => (lists.current ? nameBoxes(lists.current) : undefined), []);
  const settings = {
    titles: ["可选", "已选"],
    operations: ["加入", "移出"],
    showSearch: true,
    listStyle: { height: HEIGHT },
    filterOption: (typed: string, { title }: { readonly title: string }) => finds(typed, title),
  };
  return (
    <fieldset ref={lists} id={props.id} className="field-transfer" aria-labelledby={`${props.id}-label`}>
      <SourceControl {...props} id={`${props.id}-lists`} settings={settings} component="Transfer" />
    </fieldset>
  );
}
