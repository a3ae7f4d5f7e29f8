import { expect, expectAccessible, test } from './kit';
import { administrator } from './people';

test('a week is planned: drawn, moved and stretched by keys, undone, and who was faster is not overwritten', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  await enter(admin, '/meetings/calendar?view=week&day=2027-03-10');
  const wednesday = page.getByRole('gridcell', { name: /^quarta-feira, 10 de março/ });
  const thursday = page.getByRole('gridcell', { name: /^quinta-feira, 11 de março/ });
  await expect(wednesday).toBeVisible();
  const box = await wednesday.boundingBox();
  if (!box) throw new Error('The day is not drawn.');
  const at = (hour: number) => [box.x + box.width / 2, box.y + (box.height * hour) / 24] as const;
  await page.mouse.move(...at(9.05));
  await page.mouse.down();
  await page.mouse.move(...at(9.5), { steps: 3 });
  await page.mouse.move(...at(9.95), { steps: 3 });
  await page.mouse.up();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Título/ })
    .fill('Semana planejada');
  await page.getByRole('dialog').getByRole('button', { name: 'Criar reunião' }).click();

  const here = wednesday.getByRole('link', { name: /Semana planejada/ });
  const next = thursday.getByRole('link', { name: /Semana planejada/ });
  await expect(here).toContainText('09:00');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await here.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(here).toContainText('09:15');
  await expect(here).toBeFocused();
  await page.keyboard.press('Control+Alt+ArrowDown');
  await expect(page.getByText(/09:15 – 10:30/).last()).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(next).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(here).toContainText('09:15');

  await page.route('**/api/meetings/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'PATCH') await admin.ask('PATCH', pathname, { location: 'Sala Ipê' });
    await route.continue();
  });
  await here.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Semana planejada continua no mesmo horário')).toBeVisible();
  await expect(here).toContainText('09:15');
});
