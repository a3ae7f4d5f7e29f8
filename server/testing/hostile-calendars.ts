/** The maximum length of a calendar file. */
const size = 262_144;
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const times = (count: number, make: (at: number) => string | string[]) =>
  Array.from({ length: count }, (_, at) => make(at)).flat();
const start = ['DTSTART:20261124T130000Z', 'DURATION:PT1H'];
const daily = [...start, 'RRULE:FREQ=DAILY'];
const day = (at: number) =>
  new Date(Date.UTC(2026, 10, 24) + at * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
/** Repeats a part to the maximum length, without the rest of the file. */
const filled = (part: string, rest = 600) => part.repeat(Math.floor((size - rest) / part.length));
/** A custom zone with many yearly rules. */
const zone = (name: string, rules: number) => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`],
  ...times(rules, (at) => [
    ...[`BEGIN:${at % 2 ? 'DAYLIGHT' : 'STANDARD'}`, `DTSTART:1970${String(1 + (at % 12)).padStart(2, '0')}01T020000`],
    ...['TZOFFSETFROM:-0300', `TZOFFSETTO:-03${String(at % 60).padStart(2, '0')}`],
    ...[`RRULE:FREQ=YEARLY;BYMONTH=${1 + (at % 12)};BYDAY=-1SU`, `END:${at % 2 ? 'DAYLIGHT' : 'STANDARD'}`],
  ]),
  'END:VTIMEZONE',
];
/** A custom zone that equals several known ones for years, so that each is compared to the end. */
const almostKnown = (name: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0300'],
  ...['TZOFFSETTO:-0300', 'END:STANDARD', 'BEGIN:STANDARD', 'DTSTART:20291201T000000', 'TZOFFSETFROM:-0300'],
  ...['TZOFFSETTO:-0317', 'END:STANDARD', 'END:VTIMEZONE'],
];
const everyPart = [
  ...['FREQ=YEARLY;INTERVAL=1;WKST=SU;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYWEEKNO=1,53,-53;BYYEARDAY=1,366,-366'],
  ...['BYMONTHDAY=1,31,-31;BYDAY=MO,TU,-53WE,53TH;BYHOUR=0,23;BYMINUTE=0,59;BYSECOND=0,60;BYSETPOS=1,-366'],
].join(';');

/** Calendar files that are expensive to read, each in a different way. */
export const hostileCalendars: Record<string, string> = {
  'many series of one UID, each with changes from a day on': calendar(
    ...times(50, () => event('a', ...daily)),
    ...times(50, (at) => event('a', `RECURRENCE-ID;RANGE=THISANDFUTURE:${day(at)}T130000Z`, ...start)),
  ),
  'one series that is changed from every day on, with a long description': calendar(
    ...event('a', ...daily),
    ...times(99, (at) =>
      event('a', `RECURRENCE-ID;RANGE=THISANDFUTURE:${day(at)}T130000Z`, ...start, `DESCRIPTION:${'x'.repeat(2_000)}`),
    ),
  ),
  'days of a series by themselves that come again': calendar(
    ...times(100, (at) => event('a', `RECURRENCE-ID;RANGE=THISANDFUTURE:${day(at)}T130000Z`, ...daily)),
  ),
  'UIDs full of escapes': calendar(...times(100, (at) => event(`${at}${'\\,'.repeat(1_200)}`, ...start))),
  'UIDs full of escapes, of single days': calendar(
    ...times(50, (at) => event(`${at}${'\\n'.repeat(1_200)}`, ...start)),
    ...times(50, (at) => event(`${at}${'\\n'.repeat(1_200)}`, 'RECURRENCE-ID:20261125T130000Z', ...start)),
  ),
  'components within components': calendar(...event('a', ...start), ...times(4_800, () => 'BEGIN:X-A')),
  'components that end what is not open': calendar(
    ...times(4_800, (at) => [`BEGIN:X-${at}`, `END:X-${(at * 7) % 4_800}`]),
    ...event('a', ...start),
  ),
  'more components than are read': calendar(...times(20_000, () => 'BEGIN:X')),
  'a line that is folded after each character': calendar(...event('a', ...start, `DESCRIPTION:${filled('\r\n x')}`)),
  'a line without a fold': calendar(...event('a', ...start, `DESCRIPTION:${filled('\\n\\,')}`)),
  'quotes that are never closed': calendar(...event('a', ...start, ...times(10_000, () => 'ATTENDEE;CN="x;ROLE=:a@b'))),
  'one quote that is never closed': calendar(...event('a', ...start, `ATTENDEE;CN="${filled(';"A=')}`)),
  'thousands of days left out': calendar(
    ...event('a', ...daily, ...times(1_990, (at) => `EXDATE:${day(at % 365)}T130000Z`)),
  ),
  'days left out in as many zones': calendar(
    ...times(30, (at) => almostKnown(`Z${at}`)),
    ...event('a', ...daily, ...times(1_990, (at) => `EXDATE;TZID=Z${at % 30}:20${10 + (at % 80)}1124T130000`)),
  ),
  'more days left out than are read': calendar(...event('a', ...daily, `EXDATE:${filled('20261125T130000Z,')}`)),
  'commas for days': calendar(...event('a', ...daily, `EXDATE:${filled(',')}`)),
  'a rule with every part': calendar(...times(90, (at) => event(`${at}`, ...start, `RRULE:${everyPart}`))),
  'rules of thousands of values': calendar(
    ...event('a', ...start, `RRULE:FREQ=YEARLY;BYYEARDAY=${filled('366,')}1`),
    ...event('b', ...start, 'RRULE:FREQ=SECONDLY;COUNT=999999999999999'),
  ),
  'rules of many parts': calendar(...event('a', ...start, `RRULE:FREQ=DAILY;${filled('X=1;')}`)),
  'counts and ends at their extremes': calendar(
    ...times(20, (at) => event(`c${at}`, ...start, 'RRULE:FREQ=DAILY;COUNT=730;INTERVAL=99')),
    ...times(20, (at) => event(`u${at}`, 'DTSTART:20000101T000000Z', 'RRULE:FREQ=YEARLY;UNTIL=99991231T235959Z')),
    ...times(20, (at) => event(`o${at}`, 'DTSTART:20000101T000000Z', 'RRULE:FREQ=DAILY;COUNT=730')),
    ...times(20, (at) => event(`m${at}`, 'DTSTART:20000131T000000Z', 'RRULE:FREQ=MONTHLY;INTERVAL=99')),
    ...times(20, (at) => event(`f${at}`, 'DTSTART:21001231T235959Z', 'RRULE:FREQ=DAILY')),
  ),
  'zones of many rules': calendar(
    ...times(24, (at) => zone(`Z${at}`, 50)),
    ...times(90, (at) =>
      event(`${at}`, `DTSTART;TZID=Z${at % 24}:20${10 + at}1124T130000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
    ),
  ),
  'calendars with zones of their own': times(90, (at) =>
    calendar(
      ...times(3, (each) => almostKnown(`Z${each}`)),
      ...event(`${at}`, 'DTSTART;TZID=Z0:20261124T130000', 'DTEND;TZID=Z1:20261124T140000', 'RRULE:FREQ=WEEKLY'),
      ...['EXDATE;TZID=Z2:20261201T130000'],
    ),
  ).join('\r\n'),
  'a long parameter': calendar(...event('a', ...start, `ATTENDEE;CN=${filled('^n')}:mailto:a@b.example`)),
  'many parameters': calendar(...event('a', ...start, `ATTENDEE${filled(';A=1')}:mailto:a@b.example`)),
  'many reminders': calendar(
    ...event('a', ...start, ...times(4_800, (at) => ['BEGIN:VALARM', `TRIGGER:-PT${at}M`, 'END:VALARM'])),
  ),
  'many guests': calendar(
    ...event('a', ...start, ...times(5_200, (at) => `ATTENDEE;CN=Pessoa ${at}:mailto:p${at}@x.example`)),
  ),
  'guests without end of one address': calendar(...event('a', ...start, `ATTENDEE:mailto:${filled('a.')}@b.example`)),
  'binary garbage': `BEGIN:VCALENDAR\r\n${Array.from({ length: 80_000 }, (_, at) => String.fromCharCode(1 + ((at * 7_919) % 55_000))).join('')}\r\nEND:VCALENDAR`,
  'lines that end by CR alone': calendar(
    ...times(99, (at) => event(`${at}`, ...start, 'RRULE:FREQ=MONTHLY')),
  ).replaceAll('\r\n', '\r'),
  'nothing but line ends': `BEGIN:VCALENDAR${filled('\r')}\r\nEND:VCALENDAR`,
  'blanks where lines end': `BEGIN:VCALENDAR${' '.repeat(size / 2)}x\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR${' '.repeat(size / 3)}x`,
  'characters of many parts': calendar(
    ...event('a', ...start, `SUMMARY:${filled('👩‍👩‍👧‍👦\u202Eא\u0301')}`, 'LOCATION:ﷺ'),
  ),
  'lengths and numbers at their extremes': calendar(
    ...times(90, (at) =>
      event(`${at}`, 'DTSTART:20261124T235960Z', `DURATION:P${'9'.repeat(8)}W`, `SEQUENCE:${'9'.repeat(500)}`),
    ),
  ),
};
