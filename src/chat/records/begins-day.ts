/** Tells of times in their order, `YYYY-MM-DD HH:mm:ss`, which ones begin a day: that day, else null. */
export function beginsDay(): (time: string) => string | null {
  let last = "";
  return (time) => {
    const day = time.slice(0, 10);
    const isNew = day !== last;
    last = day;
    return isNew ? day : null;
  };
}
