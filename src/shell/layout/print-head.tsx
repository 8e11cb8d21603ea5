import { usePrinting } from "../../renderer/use-printing.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";

/** The line above a printed page: its name, whose it is, who printed it and when. */
export function PrintHead({ title }: { readonly title: string }) {
  const { session } = useShell();
  const { user, firm } = session.scope;
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <header className="print-head">
      <strong>{title}</strong>
      <span>{shellText("print.by", { firm: firm.name, name: user.name, time: session.clock.now() })}</span>
    </header>
  );
}
