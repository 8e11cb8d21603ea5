import "./calculator-panel.css";
import { Button } from "antd";
import { useEffect, useId, useState } from "react";
import { calculate } from "./calculate.ts";
import { calculatorText } from "./calculator-text.ts";
import { type Calculation, keepHistory, readHistory } from "./kept-history.ts";

const KEYS = [
  "7",
  "8",
  "9",
  "÷",
  "4",
  "5",
  "6",
  "×",
  "1",
  "2",
  "3",
  "-",
  "0",
  ".",
  "%",
  "+",
  "(",
  ")",
] as const;
const NAMES: { readonly [key: string]: string } = {
  "÷": calculatorText("divide"),
  "×": calculatorText("times"),
};
const LONGEST = 200;

/** Works out what is typed, exactly; the keys below the box write into it. */
export function CalculatorPanel() {
  const id = useId();
  const [sum, setSum] = useState("");
  const [isIllegal, setIllegal] = useState(false);
  const [copying, setCopying] = useState<"copied" | "copy.failed" | null>(null);
  const [history, setHistory] = useState(readHistory);
  const result = calculate(sum);
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const write = (next: string) => {
    setSum(next.slice(0, LONGEST));
    setIllegal(false);
    setCopying(null);
  };
  const type = (key: string) => {
    write(sum + key);
    document.getElementById(id)?.focus();
  };
  const finish = () => {
    if (sum.trim() === "") return;
    if (!result) {
      // oxlint-disable-next-line no-console -- the specification has it logged
      console.warn(calculatorText("illegal"));
      setIllegal(true);
      return;
    }
    setHistory(keepHistory([{ sum, result: result.text }, ...history]));
    write(result.text);
  };
  const copy = async () => {
    if (!result) return;
    const isCopied = await navigator.clipboard.writeText(result.text).then(
      () => true,
      () => false,
    );
    setCopying(isCopied ? "copied" : "copy.failed");
  };
  return (
    <div className="calculator">
      <input
        id={id}
        className="calculator-sum"
        aria-label={calculatorText("input")}
        aria-invalid={isIllegal}
        placeholder={calculatorText("placeholder")}
        autoComplete="off"
        maxLength={LONGEST}
        value={sum}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "=")) return;
          event.preventDefault();
          finish();
        }}
      />
      <div className="calculator-line">
        <output htmlFor={id} aria-label={calculatorText("result")} className="calculator-result">
          {result && (result.isExact ? result.text : `≈ ${result.text}`)}
        </output>
        <Button size="small" disabled={!result} onClick={() => void copy()}>
          {calculatorText("copy")}
        </Button>
      </div>
      <div className="calculator-words" role={isIllegal || copying === "copy.failed" ? "alert" : "status"}>
        {isIllegal ? calculatorText("illegal") : copying ? calculatorText(copying) : roundedWords(result)}
      </div>
      <Keys onType={type} onBack={() => write(sum.slice(0, -1))} onFinish={finish} />
      <History history={history} onUse={type} onClear={() => setHistory(keepHistory([]))} />
    </div>
  );
}

function roundedWords(result: ReturnType<typeof calculate>): string {
  return result && !result.isExact ? calculatorText("rounded") : "";
}

interface KeysProps {
  readonly onType: (key: string) => void;
  readonly onBack: () => void;
  readonly onFinish: () => void;
}

function Keys({ onType, onBack, onFinish }: KeysProps) {
  return (
    <div className="calculator-keys">
      {KEYS.map((key) => (
        <Button key={key} aria-label={NAMES[key] ?? key} onClick={() => onType(key)}>
          {key}
        </Button>
      ))}
      <Button aria-label={calculatorText("back")} onClick={onBack}>
        ⌫
      </Button>
      <Button type="primary" aria-label={calculatorText("equals")} onClick={onFinish}>
        =
      </Button>
    </div>
  );
}

interface HistoryProps {
  readonly history: readonly Calculation[];
  readonly onUse: (result: string) => void;
  readonly onClear: () => void;
}

function History({ history, onUse, onClear }: HistoryProps) {
  if (history.length === 0) return null;
  return (
    <section aria-label={calculatorText("history")}>
      <div className="calculator-line">
        <span className="calculator-words">{calculatorText("history")}</span>
        <Button size="small" type="link" onClick={onClear}>
          {calculatorText("history.clear")}
        </Button>
      </div>
      <ol className="calculator-history">
        {history.map(({ sum, result }, index) => (
          <li key={`${history.length - index}`}>
            <button
              type="button"
              className="grid-link"
              title={calculatorText("history.use", { result })}
              onClick={() => onUse(result)}
            >
              {sum} = {result}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
