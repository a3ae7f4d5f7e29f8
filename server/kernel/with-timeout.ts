/** Returns the result of `work`, or that of `otherwise` if it takes longer than `ms`; `otherwise` may throw. */
export async function withTimeout<T>(ms: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, timeout.then(otherwise)]);
  } finally {
    clearTimeout(timer);
  }
}
