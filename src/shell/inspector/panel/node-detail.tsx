import type { Explanation, Rule } from "../explain/explanation.ts";
import type { PlanNode } from "../nodes/plan-node.ts";
import { nodeName } from "./node-tree.tsx";
import { PlaceLink } from "./place-link.tsx";
import { placeAt, type PlaceFacts } from "./place-facts.ts";
import { STATE_WORDS } from "./state-words.ts";
import { valueText } from "./value-text.ts";

interface NodeDetailProps {
  readonly node: PlanNode;
  readonly explanation: Explanation;
  readonly facts: PlaceFacts;
}

/** The state of a node, its reason, and the place where it is written. */
export function NodeDetail({ node, explanation, facts }: NodeDetailProps) {
  const { state, because, rules, hint } = explanation;
  return (
    <section aria-label="说明">
      <h3 className="inspector-title">
        {node.title}
        <span className="inspector-node-name">{nodeName(node)}</span>
      </h3>
      {node.item.kind !== "group" && (
        <p className={`inspector-verdict inspector-is-${state}`}>
          <span className="inspector-state">{STATE_WORDS[state]}</span>
          {because
            ? `${because.title}：${because.note}`
            : (hint ?? (rules.length > 0 ? "没有规则阻止它" : "没有权限、版本或条件限制它"))}
        </p>
      )}
      <p className="inspector-place">
        <PlaceLink place={placeAt(facts, node.pointer)} isLong />
      </p>
      <ol className="inspector-rules">
        {rules.map((rule) => (
          <RuleItem
            key={`${rule.title} ${rule.pointer}`}
            rule={rule}
            isDeciding={rule === because}
            facts={facts}
          />
        ))}
      </ol>
    </section>
  );
}

interface RuleItemProps {
  readonly rule: Rule;
  readonly isDeciding: boolean;
  readonly facts: PlaceFacts;
}

function RuleItem({ rule, isDeciding, facts }: RuleItemProps) {
  const { title, text, effect, note, reads, pointer, code } = rule;
  const codeTitle = code === undefined ? undefined : facts.codes[code];
  return (
    <li className={isDeciding ? "inspector-rule inspector-deciding" : "inspector-rule"}>
      <div className="inspector-rule-head">
        <strong>{title}</strong>
        <span className={`inspector-is-${effect}`}>
          <span className="inspector-state">{effect === "shown" ? "通过" : STATE_WORDS[effect]}</span>
        </span>
        {pointer !== undefined && <PlaceLink place={placeAt(facts, pointer)} />}
      </div>
      {text !== "" && (
        <code className="inspector-code">
          {text}
          {codeTitle !== undefined && `（${codeTitle}）`}
        </code>
      )}
      <div className="inspector-note">{note}</div>
      {reads.length > 0 && (
        <dl className="inspector-reads">
          {reads.map(({ path, value }) => (
            <div key={path}>
              <dt>{path}</dt>
              <dd>{valueText(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
