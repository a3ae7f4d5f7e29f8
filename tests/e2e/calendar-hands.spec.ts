import { drag, middleOf } from './drag';
import { expect, test } from './kit';
import { administrator, colleague } from './people';
import { slowly } from './slowly';

test('two drag one meeting over a slow line: it stands where the first put it, and the second is told', async ({
  page,
  server,
  enter,
  another,
}) => {
  const lia = await colleague(server, 'Lia Prado');
  const admin = await administrator(server);
  const meeting = await lia.ask('POST', '/api/meetings', {
    title: 'Troca do redutor',
    start_at: '2027-04-07T12:00:00.000Z',
    end_at: '2027-04-07T13:00:00.000Z',
    time_zone: 'America/Sao_Paulo',
  });
  const week = '/meetings/calendar?view=week&day=2027-04-07';
  await enter(lia, week);
  const other = await another(admin, week);
  const here = page.getByRole('link', { name: /Troca do redutor/ });
  const there = other.getByRole('link', { name: /Troca do redutor/ });
  await expect(here).toContainText('09:00');
  await expect(there).toContainText('09:00');
  await Promise.all([slowly(page, 400), slowly(other, 400)]);

  // Both hold it at once; each hour is drawn as high as the meeting.
  const { height } = await middleOf(here);
  await drag(page, here, { down: height });
  await drag(other, there, { down: 2 * height });
  await page.mouse.up();
  await expect(here).toContainText('10:00');
  await other.mouse.up();
  await expect(other.getByText('Troca do redutor continua no mesmo horário')).toBeVisible();
  await expect(there).toContainText('10:00');
  await expect(here).toContainText('10:00');
  expect(await lia.ask('GET', `/api/meetings/${meeting.id}`)).toMatchObject({
    start_at: '2027-04-07T13:00:00.000Z',
    end_at: '2027-04-07T14:00:00.000Z',
    version: meeting.version + 1,
  });

  // Having seen it, the second moves it on, from where it is.
  await drag(other, there, { down: height });
  await other.mouse.up();
  await expect(there).toContainText('11:00');
  await expect(here).toContainText('11:00');
});

test('a meeting of several days is one bar of the month, and goes to another day by the mouse with its hours', async ({
  page,
  server,
  enter,
}) => {
  const rui = await colleague(server, 'Rui Prado');
  const { id } = await rui.ask('POST', '/api/meetings', {
    title: 'Parada da caldeira',
    start_at: '2027-04-06T03:00:00.000Z',
    end_at: '2027-04-08T03:00:00.000Z',
    time_zone: 'America/Sao_Paulo',
  });
  await enter(rui, '/meetings/calendar?view=month&day=2027-04-07');
  const bar = page.getByRole('link', { name: /Parada da caldeira/ });
  await expect(bar).toBeVisible();
  await slowly(page, 400);
  const { x, width, y } = await middleOf(bar);
  // It is taken by its first day, and put down a day later.
  await page.mouse.move(x - width / 4, y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.move(x + width / 4, y, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByText(/^Parada da caldeira: /).last()).toBeVisible();
  await expect
    .poll(() => rui.ask('GET', `/api/meetings/${id}`))
    .toMatchObject({ start_at: '2027-04-07T03:00:00.000Z', end_at: '2027-04-09T03:00:00.000Z' });
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => rui.ask('GET', `/api/meetings/${id}`))
    .toMatchObject({ start_at: '2027-04-06T03:00:00.000Z', end_at: '2027-04-08T03:00:00.000Z' });
});

test('a series at ten in New York is an hour later in Manaus once daylight time ends there, and stays so when moved', async ({
  server,
  another,
}) => {
  const ada = await colleague(server, 'Ada Prado');
  await ada.ask('POST', '/api/meetings', {
    title: 'Semana das obras',
    start_at: '2027-11-02T14:00:00.000Z',
    end_at: '2027-11-02T15:00:00.000Z',
    time_zone: 'America/New_York',
    repeat: { every: 'week', interval: 1, weekdays: [], until: null, times: 4 },
  });
  const page = await another(ada, '/meetings/calendar?view=week&day=2027-11-02', { timezoneId: 'America/Manaus' });
  const one = page.getByRole('link', { name: /Semana das obras/ });
  await expect(one).toContainText('10:00');
  await page.getByRole('button', { name: 'Próxima semana' }).click();
  await expect(one).toContainText('11:00');
  await slowly(page, 400);

  const { height } = await middleOf(one);
  await drag(page, one, { down: height });
  await page.mouse.up();
  const question = page.getByRole('alertdialog', { name: 'Mover Semana das obras' });
  await question.getByText('Esta e as seguintes').click();
  await question.getByRole('button', { name: 'Mover' }).click();
  await expect(question).toHaveCount(0);
  await expect(one).toContainText('12:00');
  await page.getByRole('button', { name: 'Próxima semana' }).click();
  await expect(one).toContainText('12:00');
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await expect(one).toContainText('10:00');
});

test('a printed week and day show each title whole, though meetings are at the same hour', async ({
  page,
  server,
  enter,
}) => {
  const eva = await colleague(server, 'Eva Prado');
  const titles = ['Revisão do painel elétrico', 'Entrevista com a fornecedora', 'Alinhamento da parada'];
  for (const [at, title] of titles.entries())
    await eva.ask('POST', '/api/meetings', {
      title,
      start_at: '2027-04-07T12:00:00.000Z',
      end_at: `2027-04-07T12:${at === 2 ? '30' : '59'}:00.000Z`,
      time_zone: 'America/Sao_Paulo',
    });
  await enter(eva, '/meetings/calendar?view=week&day=2027-04-07');
  await expect(page.getByRole('link', { name: titles[2] })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1_040, height: 720 });
  const isWhole = async () => {
    for (const title of titles) {
      const words = page.getByText(title, { exact: true });
      expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), title).toBe(0);
      const mark = page.getByRole('link', { name: title });
      expect(await mark.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), title).toBe(0);
    }
    await expect(page.getByText('09h', { exact: true })).toBeHidden();
  };
  await isWhole();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: 'Dia' }).press('Space');
  await expect(page.getByText('09h', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await isWhole();
});
