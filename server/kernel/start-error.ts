/** A reason not to start that its one line explains; no stack is worth showing. */
export class StartError extends Error {
  override name = 'StartError';
}
