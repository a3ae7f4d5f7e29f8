/** An area's messages for adding items line by line. */
export type AddMessages = {
  name: string;
  placeholder: string;
  add: string;
  /** Number of failed items, with `count`. */
  failed: string;
  /** Error for a name over the `limit`. */
  tooLong: string;
  /** Title of the paste dialog, with `count`. */
  pasteTitle: string;
  pasteText: string;
  pasteAct: string;
};
