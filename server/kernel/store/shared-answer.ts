/** Caches the result of `ask` for `lastsMs` and shares a pending call between callers. Failures are not cached. */
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
