/** Does what need not be there for the next frame in the task after it; gives the way to let it be. */
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
