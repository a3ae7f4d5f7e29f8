/** A reason not to start that one line explains without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
