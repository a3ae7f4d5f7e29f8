import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { readIcs } from './read.ts';

const now = '2026-11-23T12:00:00.000Z';
const read = (text: string) => readIcs(text, { zone: 'America/Manaus', now });
const one = (text: string) => {
  const found = read(text);
  if (!Array.isArray(found) || !found[0]) throw new Error(`Not read: ${found}`);
  return found[0];
};
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@fora.example', ...lines, 'END:VEVENT'];
const at = (...lines: string[]) =>
  event('DTSTART:20261124T130000Z', 'DTEND:20261124T140000Z', 'SUMMARY:Obra', ...lines);

test('Outlook: zones by the names of Windows, folded lines, escaped text, rooms left out', () => {
  const outlook = calendar(
    'METHOD:REQUEST',
    'PRODID:Microsoft Exchange Server 2010',
    'BEGIN:VTIMEZONE',
    'TZID:E. South America Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...event(
      'ORGANIZER;CN=Paula Ferraz:MAILTO:paula@serraazul.example',
      'ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Lima, Ana":MAIL',
      ' TO:ana@fora.example',
      'ATTENDEE;CUTYPE=RESOURCE;CN=Sala Ipê:mailto:sala@serraazul.example',
      'DESCRIPTION;LANGUAGE=pt-BR:Primeira linha\\nSegunda\\, com vírgula\\; e mais: h',
      ' ttps://x.example\\n',
      'SUMMARY;LANGUAGE=pt-BR:Partida da linha — célula 2',
      'DTSTART;TZID=E. South America Standard Time:20261124T100000',
      'DTEND;TZID=E. South America Standard Time:20261124T110000',
      'CLASS:PRIVATE',
      'SEQUENCE:3',
      'X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.example/l/1',
      'BEGIN:VALARM',
      'TRIGGER;RELATED=START:-PT15M',
      'ACTION:DISPLAY',
      'END:VALARM',
    ),
  );
  expect(one(outlook)).toMatchObject({
    title: 'Partida da linha — célula 2',
    description: 'Primeira linha\nSegunda, com vírgula; e mais: https://x.example',
    start_at: '2026-11-24T13:00:00.000Z',
    end_at: '2026-11-24T14:00:00.000Z',
    time_zone: 'America/Sao_Paulo',
    conference_url: 'https://teams.example/l/1',
    is_private: true,
    reminders_min: [15],
    sequence: 3,
    notes: [],
    fault: null,
    attendees: [
      { email: 'paula@serraazul.example', name: 'Paula Ferraz', response: 'accepted', is_optional: false },
      { email: 'ana@fora.example', name: 'Lima, Ana', response: 'needs_action', is_optional: true },
    ],
  });
  // As it stands in a letter, whose lines lost their blanks.
  const letter = `Olá,\nsegue o convite.\n\n${outlook.replace(/\r\n /g, '\n').replaceAll('\r\n', '\n')}\n-- \nPaula`;
  expect(one(letter)).toMatchObject({ title: 'Partida da linha — célula 2', time_zone: 'America/Sao_Paulo' });
});

test('Google: instants in UTC in the zone of the calendar, a series with days left out and one that was moved', () => {
  const google = calendar(
    'X-WR-TIMEZONE:America/Sao_Paulo',
    ...event(
      'DTSTART;TZID=America/Sao_Paulo:20261123T090000',
      'DTEND;TZID=America/Sao_Paulo:20261123T093000',
      'RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20270101T025959Z;BYDAY=MO,WE',
      'EXDATE;TZID=America/Sao_Paulo:20261130T090000',
      'SUMMARY:Semana das obras',
    ),
    ...event(
      'RECURRENCE-ID;TZID=America/Sao_Paulo:20261202T090000',
      'DTSTART;TZID=America/Sao_Paulo:20261202T150000',
      'DTEND;TZID=America/Sao_Paulo:20261202T153000',
      'SUMMARY:Semana das obras (à tarde)',
    ),
    ...event('RECURRENCE-ID:20261207T120000Z', 'DTSTART:20261207T120000Z', 'STATUS:CANCELLED'),
  );
  expect(one(google)).toMatchObject({
    repeat: { every: 'week', interval: 1, weekdays: [1, 3], until: '2026-12-31', times: null },
    skipped: ['2026-11-30', '2026-12-07'],
    exceptions: [{ day: '2026-12-02', start_at: '2026-12-02T18:00:00.000Z', title: 'Semana das obras (à tarde)' }],
  });
  expect(one(calendar('X-WR-TIMEZONE:America/Sao_Paulo', ...at()))).toMatchObject({ time_zone: 'America/Sao_Paulo' });
});

test('Apple: whole days, a length instead of an end, addresses of its own beside the real ones', () => {
  const whole = calendar(
    ...event(
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261226',
      'SUMMARY:Recesso',
      'ATTENDEE;CN=Ana;EMAIL=ana@fora.example;PARTSTAT=ACCEPTED:urn:uuid:1-2-3',
    ),
  );
  expect(one(whole)).toMatchObject({
    is_all_day: true,
    start_at: '2026-12-24T04:00:00.000Z',
    end_at: '2026-12-26T04:00:00.000Z',
    attendees: [{ email: 'ana@fora.example', response: 'accepted' }],
  });
  expect(one(calendar(...event('DTSTART:20261124T100000', 'DURATION:PT45M')))).toMatchObject({
    start_at: '2026-11-24T14:00:00.000Z',
    end_at: '2026-11-24T14:45:00.000Z',
    time_zone: 'America/Manaus',
  });
  expect(one(calendar(...event('DTSTART:20261124T100000'))).notes).toEqual(['no_end']);
});

/** A zone as Outlook describes it: its standard difference to UTC, and the other one from a day of March to one of November. */
const described = (of: string, [standard, daylight]: [string, string], [spring, autumn]: [string, string]) => [
  ...['BEGIN:VTIMEZONE', `TZID:${of}`, 'BEGIN:STANDARD', 'DTSTART:16010101T020000', `TZOFFSETFROM:${daylight}`],
  ...[`TZOFFSETTO:${standard}`, `RRULE:FREQ=YEARLY;BYDAY=${autumn};BYMONTH=11`, 'END:STANDARD', 'BEGIN:DAYLIGHT'],
  ...['DTSTART:16010101T020000', `TZOFFSETFROM:${standard}`, `TZOFFSETTO:${daylight}`],
  ...[`RRULE:FREQ=YEARLY;BYDAY=${spring};BYMONTH=3`, 'END:DAYLIGHT', 'END:VTIMEZONE'],
];
const custom = 'Customized Time Zone';
const american: [string, string] = ['2SU', '1SU'];
const inCustom = (...lines: string[]) => event(`DTSTART;TZID=${custom}:20261124T100000`, 'DURATION:PT1H', ...lines);

test('zones that nobody knows are those whose clocks go as the file says', () => {
  const fixed = calendar(
    ...['BEGIN:VTIMEZONE', `TZID:${custom}`, 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE'],
    ...inCustom(),
  );
  expect(one(fixed)).toMatchObject({
    start_at: '2026-11-24T08:00:00.000Z',
    time_zone: 'Africa/Johannesburg',
    notes: [],
  });
  const weekly = inCustom('RRULE:FREQ=WEEKLY');
  expect(one(calendar(...described(custom, ['-0500', '-0400'], american), ...weekly))).toMatchObject({
    start_at: '2026-11-24T15:00:00.000Z',
    time_zone: 'America/New_York',
    exceptions: [],
    notes: [],
  });
  // By the dates of its Sunday, with rules of years that are over, and clocks of one's own first.
  const dates = described(custom, ['-0500', '-0400'], ['SU;BYMONTHDAY=8,9,10,11,12,13,14', '1SU']);
  expect(one(calendar(...dates, ...weekly))).toMatchObject({ time_zone: 'America/New_York', notes: [] });
  const over = described(custom, ['-0400', '-0300'], american).map((line) =>
    line.startsWith('RRULE') ? `${line};UNTIL=20181231T000000Z` : line,
  );
  expect(one(calendar(...over, ...weekly))).toMatchObject({ time_zone: 'America/Manaus', notes: [] });
});

test('where no clocks go as the file says, each meeting is at its instant, and that is said', () => {
  const strange = described(custom, ['-0317', '-0217'], american);
  expect(one(calendar(...strange, ...inCustom()))).toMatchObject({
    start_at: '2026-11-24T13:17:00.000Z',
    time_zone: 'America/Manaus',
    notes: ['zone_unknown'],
  });
  const series = one(calendar(...strange, ...inCustom('RRULE:FREQ=MONTHLY;COUNT=6', 'EXDATE;TZID=X:20261224T100000')));
  expect(series).toMatchObject({ start_at: '2026-11-24T13:17:00.000Z', notes: ['zone_unknown'] });
  expect(series.exceptions.map(({ start_at }) => start_at)).toEqual([
    '2027-03-24T12:17:00.000Z',
    '2027-04-24T12:17:00.000Z',
  ]);
  // On another day here than there, it would come on another weekday.
  const night = event(`DTSTART;TZID=${custom}:20261124T003000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TU');
  expect(one(calendar(...strange, ...night))).toMatchObject({
    repeat: null,
    notes: ['zone_unknown', 'repeat_unknown'],
  });
});

test('a zone is known by the names that files give it', () => {
  const path = '/freeassociation.sourceforge.net/America/New_York';
  expect(one(calendar(...event(`DTSTART;TZID=${path}:20261124T100000`, 'DURATION:PT1H')))).toMatchObject({
    start_at: '2026-11-24T15:00:00.000Z',
    time_zone: 'America/New_York',
  });
});

test('what is no invitation, or too much, is refused with its reason', () => {
  const fault = (...lines: string[]) => one(calendar(...at(...lines))).fault;
  expect(read('Olá, vamos marcar?')).toBe('no_calendar');
  expect(read(calendar('METHOD:REPLY', ...at()))).toBe('reply');
  expect(read(calendar(...Array(101).fill(at()).flat()))).toBe('too_many');
  expect(read(calendar(...Array(9).fill(at('RRULE:FREQ=DAILY')).flat()))).toBe('too_many');
  expect(read(`BEGIN:VCALENDAR\r\n${'BEGIN:X\r\n'.repeat(6_000)}END:VCALENDAR`)).toBe('too_many');
  expect(fault('RRULE:FREQ=SECONDLY')).toBe('too_often');
  expect(fault('RRULE:FREQ=DAILY;COUNT=1000000')).toBe('too_often');
  expect(one(calendar(...event('SUMMARY:x'))).fault).toBe('no_start');
  expect(one(calendar(...event('DTSTART:20261124T100000Z', 'DTEND:20261124T090000Z'))).fault).toBe('ends_first');
  expect(one(calendar(...event('DTSTART:20261124T100000Z', 'DTEND:20271124T090000Z'))).fault).toBe('too_long');
  expect(one(calendar('BEGIN:VEVENT', 'DTSTART:20261124T100000Z', 'DURATION:PT1H', 'END:VEVENT')).fault).toBeNull();
  expect(one(calendar(...event('DTSTART:00010101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'))).fault).toBe(
    'no_start',
  );
  expect(one(calendar(...at('RRULE:FREQ=MONTHLY;BYDAY=2TU')))).toMatchObject({
    repeat: null,
    notes: ['repeat_unknown'],
  });
  const old = one(calendar(...event('DTSTART:20200106T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')));
  expect(old).toMatchObject({ start_at: '2026-11-23T12:00:00.000Z', notes: ['from_now'] });
});

test('a quarter of a megabyte of nonsense is read or refused in seconds, not minutes', () => {
  for (const piece of ['x', 'A;', ';"', ' \r\n', '\\n', 'ATTENDEE;CN="', 'RRULE:FREQ=DAILY;BYDAY=MO\r\n']) {
    const began = performance.now();
    read(calendar(...at(`DESCRIPTION:${piece.repeat(260_000 / piece.length)}`)));
    expect(performance.now() - began, piece).toBeLessThan(30_000);
  }
});

test('a bomb of recurrences is read or refused at once, and never more than its bounds are planned', () => {
  const rules = [
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=4294967296',
    'FREQ=DAILY;UNTIL=99991231T235959Z',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYDAY=53MO,-53MO;BYSETPOS=366',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1',
    `FREQ=MINUTELY;BYSECOND=${Array.from({ length: 60 }, (_, at) => at).join(',')}`,
    `FREQ=DAILY;BYHOUR=${Array(5_000).fill('1').join(',')}`,
    'FREQ=WEEKLY;COUNT=-1',
  ];
  const days = Array.from({ length: 12_000 }, (_, at) => `20${27 + (at % 60)}0101T130000Z`).join(',');
  expect(read(calendar(...at('RRULE:FREQ=DAILY', `EXDATE:${days}`)))).toBe('too_many');
  const few = days.split(',').slice(0, 2_000).join(',');
  const pieces = [...rules.map((rule) => `RRULE:${rule}`), `RRULE:FREQ=DAILY\r\nEXDATE:${few}`, `RDATE:${days}`];
  for (const piece of pieces) {
    const began = performance.now();
    const found = read(calendar(...at(...piece.split('\r\n'))));
    const told = piece.slice(0, 60);
    expect(performance.now() - began, told).toBeLessThan(15_000);
    if (!Array.isArray(found)) continue;
    expect(found, told).toHaveLength(1);
    expect(found[0]?.skipped.length, told).toBeLessThanOrEqual(366);
    expect(found[0]?.exceptions.length, told).toBeLessThanOrEqual(366);
  }
});

test('all invitations of a text are read, each by what its own says, and of the same the last', () => {
  const other = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
  const floating = 'DTSTART:20261124T100000';
  const text = [
    'Olá,',
    calendar('X-WR-TIMEZONE:America/Sao_Paulo', ...other('a', floating, 'SEQUENCE:2'), ...other('b', floating)),
    'e mais:',
    calendar('METHOD:CANCEL', ...other('a', 'SEQUENCE:1', floating), ...other('c', floating)),
    calendar('METHOD:REPLY', ...other('d', floating), ...other('b', 'DTSTART:foo')),
    'Até lá!',
  ].join('\r\n');
  expect(read(text)).toMatchObject([
    { uid: 'a', start_at: '2026-11-24T13:00:00.000Z', isCancelled: false, fault: null },
    { uid: 'b', start_at: '2026-11-24T13:00:00.000Z', isCancelled: false, fault: null },
    { uid: 'c', start_at: '2026-11-24T14:00:00.000Z', isCancelled: true },
    { uid: 'd', fault: 'reply' },
  ]);
  // One of a series in a text of its own is of that series.
  const series = calendar(...other('s', 'DTSTART:20261124T130000Z', 'RRULE:FREQ=DAILY;COUNT=4'));
  const gone = calendar('METHOD:CANCEL', ...other('s', 'RECURRENCE-ID:20261126T130000Z'));
  expect(read(`${series}\n${gone}`)).toMatchObject([{ skipped: ['2026-11-26'], isCancelled: false }]);
  expect(read(Array(101).fill(calendar()).join('\n'))).toBe('too_many');
  expect(
    read(
      Array(51)
        .fill(calendar(...at(), ...at()))
        .join('\n'),
    ),
  ).toBe('too_many');
  expect(read(`${series}\nBEGIN:VCALENDAR`)).toBe('no_calendar');
});

test('what is changed from a day of a series on ends it there, or changes that day and those that follow', () => {
  const series = at('RRULE:FREQ=DAILY;COUNT=9');
  const from = (day: string, ...lines: string[]) =>
    event(`RECURRENCE-ID;RANGE=THISANDFUTURE:${day}T130000Z`, `DTSTART:${day}T150000Z`, 'DURATION:PT1H', ...lines);
  expect(one(calendar(...series, ...from('20261127')))).toMatchObject({
    exceptions: ['27', '28', '29', '30', '01', '02'].map((day) => ({
      day: expect.stringMatching(`-${day}$`),
      start_at: expect.stringMatching(`-${day}T15:00:00.000Z$`),
    })),
    notes: [],
  });
  // One that is told alone is as it is told, also among those; and of what has no end there is more than is planned.
  const alone = event('RECURRENCE-ID:20261128T130000Z', 'DTSTART:20261128T180000Z', 'DURATION:PT1H');
  const endless = one(calendar(...at('RRULE:FREQ=WEEKLY'), ...alone, ...from('20261124')));
  expect(endless.notes).toEqual(['following_year']);
  const told = one(calendar(...series, ...alone, ...from('20261127', 'SUMMARY:Nova'))).exceptions;
  expect(told.map(({ start_at, title }) => [start_at.slice(8, 13), title]).slice(0, 3)).toEqual([
    ['27T15', 'Nova'],
    ['28T18', ''],
    ['29T15', 'Nova'],
  ]);
  expect(one(calendar(...series, ...from('20261127', 'STATUS:CANCELLED')))).toMatchObject({
    repeat: { until: '2026-11-26', times: null },
    skipped: [],
    notes: [],
  });
  expect(one(calendar(...series, ...from('20261124', 'STATUS:CANCELLED')))).toMatchObject({
    isCancelled: true,
    repeat: { until: null, times: 9 },
    notes: [],
  });
  expect(one(calendar(...from('20261127')))).toMatchObject({ day: '2026-11-27', isFollowing: true });
});

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  here.clock.ahead = Date.parse(now) - Date.now();
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
});
afterAll(() => here.close());

const ask = (path: string, body: object, { token } = ana) =>
  here.ask('POST', `/api/meetings/ics${path}`, { token, body });
const preview = (text: string, who = ana) => ask('/preview', { text, time_zone: 'America/Sao_Paulo' }, who);
const take = (text: string, keys: string[], who = ana) => ask('', { text, time_zone: 'America/Sao_Paulo', keys }, who);
const meetings = async (search: string): Promise<Loose[]> =>
  (await here.ask('GET', `/api/meetings?limit=200&search=${search}`, { token: ana.token })).body.data;
const uid = 'a@fora.example';

test('an invitation is shown, taken over once, changed by the same UID, and called off', async () => {
  const asked = (...lines: string[]) =>
    calendar(
      'METHOD:REQUEST',
      ...at(`ATTENDEE;CN=Bruno:mailto:${bruno.email}`, 'ATTENDEE:mailto:rui@fora.example', ...lines),
    );
  const shown = await preview(asked());
  expect(shown.status, JSON.stringify(shown.body)).toBe(200);
  expect(shown.body.data).toMatchObject([
    {
      key: uid,
      act: 'create',
      fault: null,
      attendees: [{ user: { id: bruno.id, name: 'Bruno Reis' } }, { email: 'rui@fora.example', user: null }],
    },
  ]);
  const twice = await Promise.all([take(asked(), [uid]), take(asked(), [uid])]);
  expect(twice.map(({ body }) => body.data[0].outcome).sort()).toEqual(['changed', 'created']);
  const [meeting, ...others] = await meetings('obra');
  expect(others).toEqual([]);
  expect(meeting).toMatchObject({ title: 'Obra', mails_guests: false, my_role: 'organizer', attendees: [{}, {}] });
  // Nobody from outside is written to: they were asked by whoever sent it.
  const mails = await here.store.db
    .selectFrom('outbox')
    .where('recipient', '=', 'rui@fora.example')
    .select('id')
    .execute();
  expect(mails).toEqual([]);
  const later = asked('SEQUENCE:2', 'LOCATION:Sala 3').replace('T130000Z', 'T133000Z');
  expect((await preview(later)).body.data[0].act).toBe('change');
  expect((await take(later, [uid])).body.data).toMatchObject([{ outcome: 'changed', meeting_id: meeting?.id }]);
  expect(await meetings('obra')).toMatchObject([{ location: 'Sala 3', start_at: '2026-11-24T13:30:00.000Z' }]);
  expect((await preview(asked('SEQUENCE:1'))).body.data[0].fault).toBe('older');
  expect((await take(asked('SEQUENCE:1'), [uid])).body.data[0]).toMatchObject({ outcome: 'failed' });
  const gone = later.replace('METHOD:REQUEST', 'METHOD:CANCEL');
  expect((await preview(gone)).body.data[0]).toMatchObject({ act: 'cancel', fault: null });
  expect((await take(gone, [uid])).body.data[0].outcome).toBe('cancelled');
  expect(await meetings('obra')).toMatchObject([{ status: 'cancelled' }]);
  expect((await preview(gone, bruno)).body.data[0].fault).toBe('unknown');
  const refused = await preview('Olá');
  expect([refused.status, refused.body.details[0].field]).toEqual([400, 'text']);
});

test('a series comes with what was left out and moved, follows its next version, and one of it is called off alone', async () => {
  const series = (start: string, ...lines: string[]) =>
    calendar(
      ...event(`DTSTART:20261124T${start}Z`, 'DURATION:PT1H', 'SUMMARY:Ronda', 'RRULE:FREQ=WEEKLY;COUNT=5', ...lines),
    );
  const first = series('130000', 'EXDATE:20261201T130000Z');
  const key = 'a@fora.example';
  await here.store.db.deleteFrom('imported_meetings').execute();
  expect((await take(first, [key])).body.data).toMatchObject([{ outcome: 'created' }]);
  const starts = async () => (await meetings('ronda')).map(({ start_at }) => start_at.slice(5, 16));
  expect(await starts()).toEqual(['11-24T13:00', '12-08T13:00', '12-15T13:00', '12-22T13:00']);
  expect(
    (await take(series('150000', 'EXDATE:20261201T150000Z', 'SEQUENCE:1'), [key])).body.data[0].message,
  ).toBeNull();
  expect(await starts()).toEqual(['11-24T15:00', '12-08T15:00', '12-15T15:00', '12-22T15:00']);
  const alone = calendar(
    'METHOD:CANCEL',
    ...event('RECURRENCE-ID:20261208T150000Z', 'DTSTART:20261208T150000Z', 'DURATION:PT1H', 'SUMMARY:Ronda'),
  );
  const [shown] = (await preview(alone)).body.data;
  expect(shown).toMatchObject({ act: 'cancel', fault: null });
  expect((await take(alone, [shown.key])).body.data[0].outcome).toBe('cancelled');
  expect(await starts()).toEqual(['11-24T15:00', '12-15T15:00', '12-22T15:00']);
  const gone = `${series('150000', 'STATUS:CANCELLED', 'SEQUENCE:4')}`;
  expect((await take(gone, [key])).body.data[0].outcome).toBe('cancelled');
  expect((await meetings('ronda')).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('what one event says wrongly is told of that one, and the others are taken over', async () => {
  const wrong = (of: string, ...lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${of}`,
    'SUMMARY:Torta',
    ...lines,
    'END:VEVENT',
  ];
  const file = calendar(
    ...wrong('time', 'DTSTART:20261399T996199Z'),
    ...wrong('rule', 'DTSTART:20261210T130000Z', 'RRULE:FREQ=FOO'),
    ...wrong('zone', 'DTSTART;TZID=__proto__:20261210T130000'),
    ...wrong('right', 'DTSTART:20261211', 'SUMMARY:Certa'),
  );
  const shown = await preview(file);
  expect(shown.status, JSON.stringify(shown.body)).toBe(200);
  expect(shown.body.data.map(({ fault }: Loose) => fault)).toEqual(['bad_time', 'bad_repeat', null, null]);
  const taken = await take(file, ['time', 'rule', 'right']);
  expect(taken.body.data).toMatchObject([
    { outcome: 'failed', message: expect.stringContaining('não existe') },
    { outcome: 'failed', message: expect.stringContaining('repetição') },
    { outcome: 'created' },
  ]);
  expect(await meetings('torta')).toMatchObject([{ start_at: '2026-12-11T03:00:00.000Z' }]);
});

test('one of a series that is private is so here, with its own description and reminders', async () => {
  const key = 'segredo@fora.example';
  const of = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${key}`, 'DURATION:PT1H', ...lines, 'END:VEVENT'];
  const series = (...lines: string[]) =>
    of('DTSTART:20261124T190000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'SUMMARY:Mesa', ...lines);
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT20M', 'END:VALARM'];
  const secret = (...lines: string[]) =>
    of('RECURRENCE-ID:20261125T190000Z', 'DTSTART:20261125T190000Z', 'SUMMARY:Mesa demissão', ...lines);
  const hidden = ['CLASS:PRIVATE', 'DESCRIPTION:Só nós', 'URL:https://so.example/nos', ...alarm];
  const asked = `ATTENDEE:mailto:${bruno.email}`;
  const taken = await take(calendar(...series(asked), ...secret(...hidden)), [key]);
  expect(taken.body.data).toMatchObject([{ outcome: 'created', message: null }]);
  const days = () => meetings('mesa');
  expect((await days()).map(({ is_private }) => is_private)).toEqual([false, true, false]);
  const admin = await here.somebody('admin', { name: 'Helena Prado' });
  const seen = await here.ask('GET', `/api/meetings/${(await days())[1]?.id}`, { token: admin.token });
  expect(JSON.stringify(seen.body)).not.toMatch(/demissão|Só nós|so\.example/);
  const own = await here.ask('GET', `/api/meetings/${(await days())[1]?.id}`, { token: ana.token });
  expect(own.body).toMatchObject({
    title: 'Mesa demissão',
    description: 'Só nós',
    conference_url: 'https://so.example/nos',
    reminders_min: [20],
  });
  // What says nothing of it shows nothing: neither that one alone, nor the whole.
  await take(calendar(...secret('LOCATION:Sala 9', 'SEQUENCE:1')), [`${key} 2026-11-25`]);
  expect((await days())[1]).toMatchObject({ is_private: true, location: 'Sala 9' });
  // One that was everybody's and is not any more was told of: no more.
  await take(calendar(...series('SEQUENCE:2', asked), ...secret('CLASS:PUBLIC')), [key]);
  expect((await days()).map(({ is_private }) => is_private)).toEqual([false, false, false]);
  await here.ask('PATCH', `/api/meetings/${(await days())[1]?.id}`, {
    token: ana.token,
    body: { title: 'Mesa demissão já' },
  });
  await take(calendar(...series('SEQUENCE:3', asked), ...secret('CLASS:CONFIDENTIAL')), [key]);
  expect((await days()).map(({ is_private }) => is_private)).toEqual([false, true, false]);
  const told = await here.store.db
    .selectFrom('activity')
    .where('subject_id', '=', (await days())[1]?.id)
    .select(['label', 'changes'])
    .execute();
  expect(told.length).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toMatch(/demissão/);
});

test('what is wrong with the text is said of the invitation, in both languages; of others by their own words', async () => {
  const said = async (method: string, path: string, body: object, language: string) =>
    (await here.ask(method, path, { token: ana.token, body, headers: { 'accept-language': language } })).body.message;
  const empty = { text: '', time_zone: 'America/Sao_Paulo' };
  const path = '/api/meetings/ics';
  expect(await said('POST', `${path}/preview`, empty, 'pt-BR')).toEqual(['O convite precisa ser preenchido.']);
  expect(await said('POST', `${path}/preview`, empty, 'en')).toEqual(['The invitation must be filled in.']);
  expect(await said('POST', path, { ...empty, keys: ['a'] }, 'pt-BR')).toEqual(['O convite precisa ser preenchido.']);
  expect(await said('POST', path, { ...empty, text: 'a', keys: [] }, 'en')).toEqual([
    expect.stringContaining('The list of meetings'),
  ]);
  expect(await said('POST', `${path}/preview`, { ...empty, text: '\0' }, 'pt-BR')).toEqual([
    'O convite contém um caractere que não é permitido.',
  ]);
  const [{ id }] = (await meetings('')) as [Loose];
  const note = `/api/meetings/${id}/notes/${id}`;
  expect(await said('PUT', note, {}, 'pt-BR')).toEqual(['A anotação precisa ser preenchida.']);
  expect(await said('POST', `/api/meetings/${id}/outcomes`, {}, 'pt-BR')).toEqual([
    'O encaminhamento precisa ser preenchido.',
  ]);
});

test('days left out that a series has not are not remembered: each of its meetings would tell them', async () => {
  const days = Array.from({ length: 60 }, (_, month) =>
    Array.from(
      { length: 28 },
      (_, day) =>
        `${2026 + Math.floor(month / 12)}${String(1 + (month % 12)).padStart(2, '0')}${String(day + 1).padStart(2, '0')}`,
    ),
  ).flat();
  const key = 'sobra@fora.example';
  const lines = ['DTSTART:20261124T190000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Sobra'];
  const file = (most: number) =>
    calendar(
      ...['BEGIN:VEVENT', `UID:${key}`, ...lines, `EXDATE;VALUE=DATE:${days.slice(0, most).join()}`, 'END:VEVENT'],
    );
  expect((await take(file(1_680), [key])).body.data).toMatchObject([{ outcome: 'created' }]);
  const { skipped } = await here.store.db
    .selectFrom('meeting_series as s')
    .innerJoin('meetings as m', 'm.series_id', 's.id')
    .where('m.title', '=', 'Sobra')
    .select('s.skipped')
    .executeTakeFirstOrThrow();
  expect(skipped.every((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 2)).toBe(true);
  expect(skipped.length).toBeLessThan(53 * 2);
});
