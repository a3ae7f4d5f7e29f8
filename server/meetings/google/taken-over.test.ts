import { beforeEach, describe, expect, test } from 'vitest';
import { calendarStage, hour, inHours, timeZone } from '../../testing/calendar-stage.ts';

const stage = calendarStage();
const { ask, connect, sync, meetings, titled, create, change, events, conflicts, settle } = stage;

let uid = '';
beforeEach(() => {
  uid = `convite-${stage.count}@fora.example`;
});

const stamp = (hours: number) => inHours(hours).replace(/[-:]|\.\d+/g, '');
const file = (title: string, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `DTSTART;TZID=${timeZone}:${wall(2)}`,
    'DURATION:PT1H',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
/** The hour on the wall in Manaus, which has no other time in summer. */
const wall = (hours: number) => stamp(hours - 4).replace('Z', '');
const read = async (text: string) =>
  (await ask('POST', '/api/meetings/ics/preview', { text, time_zone: timeZone })).body.data;
const take = async (text: string) => {
  const keys = (await read(text)).map(({ key }: { key: string }) => key);
  return (await ask('POST', '/api/meetings/ics', { text, time_zone: timeZone, keys })).body.data;
};
const write = (summary: string, more: object = {}) =>
  stage.world.write(stage.account, { ...hour(2), summary, iCalUID: uid, ...more });

describe('what comes from a file and from a calendar', () => {
  test('is not taken over from the file where the calendar told of it before', async () => {
    write('Contrato');
    await connect();
    const text = file('Contrato', 'SEQUENCE:3');
    expect(await read(text)).toMatchObject([{ fault: 'synced' }]);
    expect(await take(text)).toMatchObject([
      { outcome: 'failed', meeting_id: null, message: 'Já vem da sua agenda do Google, que a mantém em dia.' },
    ]);
    expect(await read(text.replace('SEQUENCE:3', 'STATUS:CANCELLED'))).toMatchObject([{ fault: 'synced' }]);
    await sync();
    expect(await meetings()).toHaveLength(1);
    await stage.disconnect();
    expect(await read(text)).toMatchObject([{ fault: null }]);
  });

  test('is one meeting where the file came first, and is kept in step from then on', async () => {
    await take(file('Contrato'));
    const event = write('Contrato', { description: 'Com o anexo' });
    await connect();
    await sync();
    const [meeting, ...others] = await meetings();
    expect([others, meeting]).toMatchObject([[], { title: 'Contrato', description: 'Com o anexo' }]);
    expect(events()).toHaveLength(1);
    expect(await conflicts()).toEqual([]);
    await change(meeting?.id, { title: 'Contrato novo', version: meeting?.version });
    await sync();
    expect(events()).toMatchObject([{ id: event.id, summary: 'Contrato novo' }]);
    stage.world.write(stage.account, { id: event.id, location: 'Sala 2' });
    await sync();
    expect(await titled('Contrato novo')).toMatchObject({ id: meeting?.id, location: 'Sala 2' });
  });

  test('is shown side by side where it was changed here, and loses nothing', async () => {
    const [{ meeting_id }] = await take(file('Contrato'));
    await change(meeting_id, { title: 'Contrato, como combinado', version: 1 });
    write('Contrato e aditivo');
    await connect();
    const [conflict] = await conflicts();
    expect(conflict).toMatchObject({ meeting_id });
    expect(await titled('Contrato, como combinado')).toMatchObject({ id: meeting_id });
    expect(events()).toMatchObject([{ summary: 'Contrato e aditivo' }]);
    await settle(conflict as never, 'ours');
    await sync();
    expect(events()).toMatchObject([{ summary: 'Contrato, como combinado' }]);
    expect(await meetings()).toHaveLength(1);
  });

  test('each of a series too; from then on its calendar tells when it is held', async () => {
    await take(file('Ronda', 'RRULE:FREQ=DAILY;COUNT=4'));
    expect(await meetings()).toHaveLength(4);
    const ids = new Set((await meetings()).map(({ id }) => id));
    for (const day of [0, 1, 2, 3])
      write(`Ronda ${day}`, {
        ...hour(2 + 24 * day),
        id: `ronda${stage.count}_${stamp(2 + 24 * day)}`,
        recurringEventId: `ronda${stage.count}`,
        originalStartTime: hour(2 + 24 * day).start,
      });
    await connect();
    await sync();
    expect((await meetings()).map(({ title }) => title).sort()).toEqual(['Ronda 0', 'Ronda 1', 'Ronda 2', 'Ronda 3']);
    expect(new Set((await meetings()).map(({ id }) => id))).toEqual(ids);
    expect(events()).toHaveLength(4);
  });

  test('one of a series alone too', async () => {
    await take(file('Exceção', `RECURRENCE-ID;TZID=${timeZone}:${wall(26)}`));
    write('Exceção', {
      id: `so${stage.count}_${stamp(26)}`,
      recurringEventId: `so${stage.count}`,
      originalStartTime: hour(26).start,
    });
    await connect();
    await sync();
    expect([(await meetings()).length, events().length]).toEqual([1, 1]);
  });

  test('of a series nothing is sent that lies further ahead than its calendar was listed', async () => {
    await take(file('Ronda', 'RRULE:FREQ=WEEKLY;COUNT=3'));
    const last = (await meetings()).at(-1);
    const mark = (status: 'draft' | 'scheduled') =>
      stage.db.updateTable('meetings').set({ status }).where('id', '=', last?.id).execute();
    // As if it were planned only later.
    await mark('draft');
    for (const week of [0, 1]) {
      const times = hour(2 + 168 * week);
      const id = `ronda${stage.count}`;
      write('Ronda', { ...times, id: `${id}_${week}`, recurringEventId: id, originalStartTime: times.start });
    }
    await connect();
    const listed = (listing_to: string) => stage.db.updateTable('google_calendars').set({ listing_to }).execute();
    await listed(last?.start_at);
    await mark('scheduled');
    await sync();
    expect(events()).toHaveLength(2);
    await listed(last?.end_at);
    await sync();
    expect(events()).toHaveLength(3);
  });
});

describe('what comes back from a feed or a file of ours', () => {
  test('is no second meeting: else each would be the echo of the other', async () => {
    const meeting = await create('Planejamento');
    const daily = { every: 'day', interval: 1, weekdays: [], until: null, times: 2 };
    const { series } = await create('Diária', { repeat: daily });
    await connect();
    const before = (await meetings()).length;
    write('Planejamento', { ...hour(5), iCalUID: `${meeting.id}@trama.example` });
    write('Diária', { ...hour(5), iCalUID: `${series.id}@trama.example` });
    await sync();
    await sync();
    expect(await meetings()).toHaveLength(before);
  });

  test('is no second meeting by a file either, and one again once it was deleted', async () => {
    const meeting = await create('Planejamento');
    uid = `${meeting.id}@trama.example`;
    expect(await read(file('Planejamento'))).toMatchObject([{ fault: 'own' }]);
    expect(await take(file('Planejamento'))).toMatchObject([
      { outcome: 'failed', message: 'Já está aqui: o arquivo foi feito pela própria Trama.' },
    ]);
    expect((await ask('DELETE', `/api/meetings/${meeting.id}`)).status).toBe(204);
    expect(await take(file('Planejamento'))).toMatchObject([{ outcome: 'created' }]);
  });

  test('is a meeting to whoever it is none of', async () => {
    const bia = await stage.here.somebody('member');
    const hers = await create('Só dela', {}, bia);
    uid = `${hers.id}@trama.example`;
    write('Só dela');
    await connect();
    expect(await titled('Só dela')).toMatchObject({ organizer: { id: stage.ana.id } });
  });
});
