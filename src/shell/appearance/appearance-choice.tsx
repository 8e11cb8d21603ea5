import { shellText } from "../shell-text.ts";
import type { ColourMode } from "./appearance.ts";
import { useAppearance } from "./use-appearance.ts";
import "./appearance-choice.css";

const MODES: readonly ColourMode[] = ["system", "light", "dark"];

/** The colours and the density of all pages. */
export function AppearanceChoice() {
  const [appearance, change] = useAppearance();
  return (
    <fieldset className="appearance">
      <legend>{shellText("appearance.title")}</legend>
      <div className="appearance-modes">
        {MODES.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="appearance"
              checked={appearance.mode === mode}
              onChange={() => change({ ...appearance, mode })}
            />
            {shellText(`appearance.${mode}`)}
          </label>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={appearance.compact}
          onChange={({ target }) => change({ ...appearance, compact: target.checked })}
        />
        {shellText("appearance.compact")}
      </label>
    </fieldset>
  );
}
