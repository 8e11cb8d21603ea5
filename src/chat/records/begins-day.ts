/** A function for times in their order, `YYYY-MM-DD HH:mm:ss`: the day of a time that begins one, else null. */
export function beginsDay(): (time: string) => string | null {
  let last = "";
  return (time) => {
    const day = time.slice(0, 10);
    const isNew = day !== last;
    last = day;
    return isNew ? day : null;
  };
}
