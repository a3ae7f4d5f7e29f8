import type { Locator, Page } from '@playwright/test';

/** Returns the box of an event with the point where a drag starts. */
export async function middleOf(mark: Locator) {
  const box = await mark.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) };
}

/** Drags an event with the mouse; `page.mouse.up()` drops it. */
export async function drag(page: Page, mark: Locator, by: { right?: number; down?: number }) {
  const { x, y } = await middleOf(mark);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by.right ?? 0) / 2, y + (by.down ?? 0) / 2, { steps: 3 });
  await page.mouse.move(x + (by.right ?? 0), y + (by.down ?? 0), { steps: 3 });
}
