/** Runs `act` after the next paint. Returns a cancel function. */
export function afterPaint(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
