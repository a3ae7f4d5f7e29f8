import { expect, expectAccessible, expectNoSidewaysScroll, tabTo, test } from './kit';
import { administrator } from './people';

const portuguese = /Reuni|Ata\b|Pauta|Anotaç|Encaminh|Participante|Você|Agendad|Começa|Repetir|Fuso/;

test('without a mouse, in English, a meeting is planned, held, and what it agreed made work', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  const main = page.getByRole('main').filter({ visible: true });
  // In this browser alone: what is chosen in the menu would be the administrator's in the journeys beside this one too.
  await page.addInitScript(() => localStorage.setItem('app-language', 'en'));
  await enter(admin, '/meetings/create?start=2027-05-11T13:00:00Z&end=2027-05-11T14:00:00Z');
  await tabTo(page, 'textbox', /^Title/);
  await expect(main).not.toContainText(portuguese);
  await page.keyboard.type('Boiler startup');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meeting created')).toBeVisible();

  await page.goto('/meetings?search=boiler');
  const row = page.getByRole('row', { name: /Boiler startup/ });
  await expect(row).toContainText('Scheduled');
  await tabTo(page, 'link', 'Boiler startup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Boiler startup' })).toBeVisible();
  await expect(main).not.toContainText(portuguese);
  await tabTo(page, 'button', 'Start');
  await page.keyboard.press('Enter');
  await expect(main.getByText('In progress')).toBeVisible();
  await tabTo(page, 'link', 'Minutes and action items');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Minutes: Boiler startup' })).toBeVisible();
  await tabTo(page, 'button', 'Write about “Boiler startup”…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Notes on Boiler startup' })).toBeFocused();
  await page.keyboard.type('Started at ten, no leaks.');
  await page.keyboard.press('Control+Enter');
  await expect(main.getByText('Started at ten, no leaks.')).toBeVisible();
  await tabTo(page, 'textbox', 'New action item');
  await page.keyboard.type('Order the gasket');
  await page.keyboard.press('Enter');
  // The action items are one stop of Tab: within a row the arrows lead.
  const actions = page.getByRole('button', { name: 'Actions for Order the gasket' });
  await expect(actions).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 8 && !(await actions.evaluate((it) => it === document.activeElement)); presses++)
    await page.keyboard.press('ArrowLeft');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  const act = page.getByRole('menuitem', { name: 'Create sub-step' });
  await expect(act).toBeVisible();
  for (let presses = 0; presses < 5 && !(await act.evaluate((item) => item === document.activeElement)); presses++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create sub-step' });
  await expect(dialog).toBeVisible();
  for (const field of [/Project/, /Step/]) {
    await tabTo(page, 'button', field);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await tabTo(page, 'button', 'Create sub-step');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(main.getByText(/Sub-step in /)).toBeVisible();
  await expect(main).not.toContainText(/Ata\b|Pauta|Anotaç|Encaminh|Você/);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test('a meeting is found in the agenda, answered and written down without scrolling sideways', async ({
    page,
    server,
    enter,
  }) => {
    const admin = await administrator(server);
    const { id } = await admin.ask('POST', '/api/meetings', {
      title: 'Vistoria do silo',
      start_at: '2027-05-12T13:00:00.000Z',
      end_at: '2027-05-12T14:00:00.000Z',
      time_zone: 'America/Sao_Paulo',
    });
    await enter(admin, '/meetings/calendar?day=2027-05-12');
    const mark = page.getByRole('link', { name: /Vistoria do silo/ });
    await expect(mark).toBeVisible();
    await expectNoSidewaysScroll(page);
    await mark.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vistoria do silo' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Ata e encaminhamentos' }).click();
    await page.getByRole('button', { name: 'Escreva sobre “Vistoria do silo”…' }).click();
    await page.getByRole('textbox', { name: 'Anotações de Vistoria do silo' }).fill('Sem trincas.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Sem trincas.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const address of ['/meetings', '/meetings/create', '/meetings/import', `/meetings/${id}/minutes`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});
