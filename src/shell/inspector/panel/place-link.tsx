interface PlaceLinkProps {
  /** `file:line:column`. */
  readonly place: string | undefined;
  /** With the file, not the line alone. */
  readonly isLong?: boolean;
}

/** Leads to a place in the schema files, by the editor that runs on this machine. */
export function PlaceLink({ place, isLong = false }: PlaceLinkProps) {
  if (place === undefined) return null;
  const [file = "", line = ""] = place.split(":");
  const open = () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  return (
    <button type="button" className="inspector-link" title={`在编辑器中打开 ${place}`} onClick={open}>
      {isLong ? `${file}:${line}` : `第 ${line} 行`}
    </button>
  );
}
