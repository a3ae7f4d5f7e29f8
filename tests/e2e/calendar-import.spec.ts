import { expect, test } from './kit';
import { administrator } from './people';

test('a large calendar is imported in parts: upcoming events, and a series with its exception', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  const lines = (uid: string, start: string, ...more: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@agenda.example`,
    `SUMMARY:Visita ${uid}`,
    `DESCRIPTION:${'Levar o crachá. '.repeat(40)}`,
    `DTSTART;TZID=America/Sao_Paulo:${start}`,
    'DURATION:PT1H',
    ...more,
    'END:VEVENT',
  ];
  const old = Array.from({ length: 600 }, (_, index) => lines(`antiga-${index}`, '20190408T090000'));
  // Few, for the journeys after this one read the first page of the same list.
  const ahead = Array.from({ length: 20 }, (_, index) =>
    lines(`futura-${index}`, `2031${String(1 + (index % 12)).padStart(2, '0')}08T090000`),
  );
  const series = lines('semanal', '20310407T090000', 'RRULE:FREQ=WEEKLY;COUNT=3');
  const changed = lines('semanal', '20310414T150000', 'RECURRENCE-ID;TZID=America/Sao_Paulo:20310414T090000');
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...series,
    ...old.flat(),
    ...ahead.flat(),
    ...changed,
    'END:VCALENDAR',
  ];
  const buffer = Buffer.from(text.join('\r\n'));
  expect(buffer.length).toBeGreaterThan(400_000);

  await enter(admin, '/meetings/import');
  await page.locator('input[type=file]').setInputFiles({ name: 'agenda.ics', mimeType: 'text/calendar', buffer });
  await page.getByRole('button', { name: 'Ver o que há no convite' }).click();
  await expect(page.getByText('621 reuniões encontradas')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 21 reuniões' }).click();
  await expect(page.getByText('O que foi feito')).toBeVisible();
  const { data } = await admin.ask(
    'GET',
    '/api/meetings?from=2031-04-01T00:00:00.000Z&to=2031-05-01T00:00:00.000Z&limit=100&search=semanal',
  );
  expect(data.map(({ start_at }: { start_at: string }) => start_at).sort()).toEqual([
    '2031-04-07T12:00:00.000Z',
    '2031-04-14T18:00:00.000Z',
    '2031-04-21T12:00:00.000Z',
  ]);
});
