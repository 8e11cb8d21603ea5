import "./print.css";

/** Prints what is in sight; a file that it is printed to is named by the title. */
export function printPage(title: string): void {
  const before = document.title;
  document.title = title;
  try {
    window.print();
  } finally {
    document.title = before;
  }
}
