/** What an area says of adding its things line by line. */
export type AddMessages = {
  name: string;
  placeholder: string;
  add: string;
  /** How many could not be added, by `count`. */
  failed: string;
  /** Why a name is too long, by `limit`. */
  tooLong: string;
  /** Whether to add as many as lines were pasted, by `count`. */
  pasteTitle: string;
  pasteText: string;
  pasteAct: string;
};
