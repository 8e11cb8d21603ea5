import "./screen.css";

/** Stands where a part of the screen could not be shown; the reason is its title. */
export function BrokenMark({ message }: { message: string }) {
  return (
    <button type="button" className="screen-broken" aria-label={message} title={message}>
      ⚠
    </button>
  );
}
