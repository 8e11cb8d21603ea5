/** A pasted text in a cell whose value is chosen: the name or code of an entry that has yet to be found. */
export class PastedName {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
