import type { StepAsk } from './handlers';

/** Marks what shows a part of a step, and is pressed to change it. */
export const asksOf = (what: StepAsk, id: string) => ({ 'data-ask': `${what} ${id}` });

/**
 * Where a question about a step stands: at its cell in the list or in the panel, whichever has the focus nearer; nothing
 * where neither is drawn.
 */
export function cellOf(what: StepAsk, id: string): Element | undefined {
  const cells = [...document.querySelectorAll(`[data-ask="${CSS.escape(`${what} ${id}`)}"]`)];
  const focused = document.activeElement;
  const near = cells.find((cell) => cell.closest('[data-row], [role="dialog"]')?.contains(focused));
  return near ?? cells.at(-1);
}
