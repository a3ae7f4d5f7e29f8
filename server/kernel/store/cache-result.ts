/** Caches the result of `ask` for `lastsMs` and shares a pending call between callers. Failures are not cached. */
export function cacheResult<Answer>(ask: () => Promise<Answer>, lastsMs: number): () => Promise<Answer> {
  let shared: Promise<Answer> | undefined;
  const clear = () => {
    shared = undefined;
  };
  return () => {
    shared ??= ask().then(
      (answer) => {
        setTimeout(clear, lastsMs).unref();
        return answer;
      },
      (error) => {
        clear();
        throw error;
      },
    );
    return shared;
  };
}
