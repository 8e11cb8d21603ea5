import "./aside.css";
import { useEffect, useMemo, useState } from "react";
import type { AsidePlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { nodeMark, useProbe } from "../../probe.ts";
import type { Screen } from "../../host.ts";
import { useUserSetting } from "../../use-user-setting.ts";
import { ToolbarButton } from "../actions/toolbar-button.tsx";
import { useCall } from "../data/use-call.ts";
import type { ListActions } from "../actions/use-list-actions.ts";
import { AsideTree, nodePlace } from "./aside-tree.tsx";
import { AsideEdge } from "./aside-edge.tsx";
import { readAsideSetting } from "./aside-setting.ts";
import { hasNode, readNodes, treeLines, type NodeValue } from "./tree-nodes.ts";

interface AsidePanelProps {
  readonly screen: Screen<ListPlan>;
  readonly aside: AsidePlan;
  readonly actions: ListActions;
  readonly chosen: NodeValue | null;
  readonly version: number;
  readonly onChoose: (value: NodeValue | null) => void;
}

/** The tree beside a list: its choice decides which rows the list requests. */
export function AsidePanel({ screen, aside, actions, chosen, version, onChoose }: AsidePanelProps) {
  const [setting, setSetting] = useUserSetting(screen, "aside", readAsideSetting);
  const [search, setSearch] = useState("");
  const [closed, setClosed] = useState<ReadonlySet<NodeValue>>(new Set());
  const read = useMemo(() => (result: unknown) => readNodes(result, aside), [aside]);
  const { state, retry } = useCall({
    host: screen.host,
    use: aside.source,
    scope: actions.listScope,
    version,
    read,
  });
  const nodes = state.status === "ready" ? state.value : null;
  const wanted = search.trim();
  const lines = nodes && treeLines(nodes, closed, wanted);
  useProbe({ kind: "aside", screen, nodes: nodes ?? [] });
  const isGone = nodes !== null && chosen !== null && !hasNode(nodes, chosen);
  useEffect(() => {
    // A node that was deleted, or that an old link names, would leave a list without rows and without a reason.
    if (isGone) onChoose(null);
  }, [isGone, onChoose]);
  const toggle = (value: NodeValue) =>
    setClosed((now) =>
      now.has(value) ? new Set([...now].filter((entry) => entry !== value)) : new Set(now).add(value),
    );

  const fold = (
    <button
      type="button"
      className="aside-fold"
      aria-expanded={!setting.folded}
      aria-label={`${setting.folded ? "展开" : "收起"}${aside.title}`}
      onClick={() => setSetting({ ...setting, folded: !setting.folded })}
    />
  );
  if (setting.folded) return <aside className="aside aside-folded">{fold}</aside>;
  return (
    <aside
      className="aside"
      aria-label={aside.title}
      style={{ width: setting.width }}
      {...nodeMark?.("aside")}
    >
      <div className="aside-head">
        <h2>{aside.title}</h2>
        {fold}
      </div>
      <AsideToolbar actions={actions} />
      <input
        type="search"
        className="aside-search"
        aria-label={`搜索${aside.title}`}
        placeholder="搜索"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {state.status === "loading" && <output className="aside-note">加载中...</output>}
      {state.status === "failed" && (
        <FailureNote title={aside.title} message={state.message} onRetry={retry} />
      )}
      {lines && (
        <AsideTree
          label={aside.title}
          all={aside.all}
          lines={lines}
          chosen={chosen}
          onChoose={onChoose}
          onToggle={toggle}
          actions={actions.node}
          scope={actions.rowScope}
          runningAt={actions.runner.runningAt}
          onStart={(entry, id) => actions.startNode(nodePlace(entry.value), entry.node, id)}
        />
      )}
      {lines?.length === 0 && wanted !== "" && (
        <output className="aside-note">没有找到「{wanted}」，请换个名称</output>
      )}
      <AsideEdge width={setting.width} onResize={(width) => setSetting({ ...setting, width })} />
    </aside>
  );
}

interface FailureNoteProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

function FailureNote({ title, message, onRetry }: FailureNoteProps) {
  return (
    <div className="aside-note" role="alert">
      {title}加载失败：{message}{" "}
      <button type="button" className="grid-link" onClick={onRetry}>
        重试
      </button>
    </div>
  );
}

function AsideToolbar({ actions }: { readonly actions: ListActions }) {
  if (actions.asideToolbar.length === 0) return null;
  return (
    <div className="aside-toolbar">
      {actions.asideToolbar.map((action) => (
        <ToolbarButton
          key={action.plan.id}
          action={action}
          actions={actions}
          onStart={() => actions.start(actions.asideToolbar, action.plan.id)}
        />
      ))}
    </div>
  );
}
