interface OutlineProps {
  readonly element: Element;
  readonly label?: string;
}

/** A frame around an element of the page. */
export function Outline({ element, label }: OutlineProps) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return (
    <div className="inspector-outline" aria-hidden="true" style={{ left, top, width, height }}>
      {label !== undefined && <span>{label}</span>}
    </div>
  );
}
