/** Gives the boxes of both lists the names that antd leaves out: an entry's is its text, that above a list 全选. */
export function nameBoxes(lists: HTMLElement): () => void {
  const name = () => {
    for (const box of lists.querySelectorAll("input[type=checkbox]:not([aria-label])"))
      box.setAttribute("aria-label", box.closest("li")?.title || "全选");
  };
  const observer = new MutationObserver(name);
  observer.observe(lists, { childList: true, subtree: true });
  name();
  return () => observer.disconnect();
}
