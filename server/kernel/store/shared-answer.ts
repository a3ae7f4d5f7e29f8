/**
 * Lets callers share one answer: asks once at a time, and gives what was answered to anybody who asks within so many
 * milliseconds. A failed attempt is not kept.
 */
export function sharedAnswer<Answer>(ask: () => Promise<Answer>, lastsMs: number): () => Promise<Answer> {
  let shared: Promise<Answer> | undefined;
  const forget = () => {
    shared = undefined;
  };
  return () => {
    shared ??= ask().then(
      (answer) => {
        setTimeout(forget, lastsMs).unref();
        return answer;
      },
      (error) => {
        forget();
        throw error;
      },
    );
    return shared;
  };
}
