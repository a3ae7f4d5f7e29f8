import { isTimeZone } from '#domain/time-zone';

/** Zones as Windows calls them (Unicode CLDR, windowsZones), of where the workspace and whoever writes to it are. */
const windowsZones = new Map(
  Object.entries({
    UTC: 'UTC',
    'Greenwich Standard Time': 'Africa/Abidjan',
    'GMT Standard Time': 'Europe/London',
    'E. South America Standard Time': 'America/Sao_Paulo',
    'Central Brazilian Standard Time': 'America/Cuiaba',
    'SA Western Standard Time': 'America/Manaus',
    'SA Eastern Standard Time': 'America/Fortaleza',
    'SA Pacific Standard Time': 'America/Bogota',
    'Bahia Standard Time': 'America/Bahia',
    'Tocantins Standard Time': 'America/Araguaina',
    'Argentina Standard Time': 'America/Argentina/Buenos_Aires',
    'Montevideo Standard Time': 'America/Montevideo',
    'Paraguay Standard Time': 'America/Asuncion',
    'Pacific SA Standard Time': 'America/Santiago',
    'Venezuela Standard Time': 'America/Caracas',
    'UTC-02': 'America/Noronha',
    'Mid-Atlantic Standard Time': 'America/Noronha',
    'Newfoundland Standard Time': 'America/St_Johns',
    'Atlantic Standard Time': 'America/Halifax',
    'Eastern Standard Time': 'America/New_York',
    'US Eastern Standard Time': 'America/Indiana/Indianapolis',
    'Eastern Standard Time (Mexico)': 'America/Cancun',
    'Central Standard Time': 'America/Chicago',
    'Central Standard Time (Mexico)': 'America/Mexico_City',
    'Central America Standard Time': 'America/Guatemala',
    'Canada Central Standard Time': 'America/Regina',
    'Mountain Standard Time': 'America/Denver',
    'US Mountain Standard Time': 'America/Phoenix',
    'Pacific Standard Time': 'America/Los_Angeles',
    'Alaskan Standard Time': 'America/Anchorage',
    'Hawaiian Standard Time': 'Pacific/Honolulu',
    'Azores Standard Time': 'Atlantic/Azores',
    'Cape Verde Standard Time': 'Atlantic/Cape_Verde',
    'W. Europe Standard Time': 'Europe/Berlin',
    'Central Europe Standard Time': 'Europe/Budapest',
    'Central European Standard Time': 'Europe/Warsaw',
    'Romance Standard Time': 'Europe/Paris',
    'GTB Standard Time': 'Europe/Bucharest',
    'FLE Standard Time': 'Europe/Kiev',
    'E. Europe Standard Time': 'Europe/Chisinau',
    'Turkey Standard Time': 'Europe/Istanbul',
    'Israel Standard Time': 'Asia/Jerusalem',
    'Russian Standard Time': 'Europe/Moscow',
    'South Africa Standard Time': 'Africa/Johannesburg',
    'W. Central Africa Standard Time': 'Africa/Lagos',
    'Egypt Standard Time': 'Africa/Cairo',
    'Arabian Standard Time': 'Asia/Dubai',
    'Arab Standard Time': 'Asia/Riyadh',
    'Iran Standard Time': 'Asia/Tehran',
    'Afghanistan Standard Time': 'Asia/Kabul',
    'Pakistan Standard Time': 'Asia/Karachi',
    'India Standard Time': 'Asia/Calcutta',
    'Nepal Standard Time': 'Asia/Katmandu',
    'Myanmar Standard Time': 'Asia/Rangoon',
    'SE Asia Standard Time': 'Asia/Bangkok',
    'China Standard Time': 'Asia/Shanghai',
    'Singapore Standard Time': 'Asia/Singapore',
    'Taipei Standard Time': 'Asia/Taipei',
    'Korea Standard Time': 'Asia/Seoul',
    'Tokyo Standard Time': 'Asia/Tokyo',
    'AUS Eastern Standard Time': 'Australia/Sydney',
    'Cen. Australia Standard Time': 'Australia/Adelaide',
    'AUS Central Standard Time': 'Australia/Darwin',
    'E. Australia Standard Time': 'Australia/Brisbane',
    'New Zealand Standard Time': 'Pacific/Auckland',
  }),
);

/** The zones that a calendar file may mean without a name that anybody knows, the commonest first. */
export const usualZones: readonly string[] = [
  ...new Set(windowsZones.values()),
  // Of those that keep one difference to UTC all year; their signs are the other way round.
  ...Array.from({ length: 27 }, (_, at) => at - 14).flatMap((hours) =>
    hours === 0 ? [] : `Etc/GMT${hours > 0 ? '+' : ''}${hours}`,
  ),
];

/** What old Outlooks show instead: `(GMT-03:00) Brasília`. */
const shownZones: readonly (readonly [RegExp, string])[] = [
  [/bras[ií]lia/i, 'America/Sao_Paulo'],
  [/manaus/i, 'America/Manaus'],
  [/cuiab[aá]/i, 'America/Cuiaba'],
  [/fortaleza|cayenne/i, 'America/Fortaleza'],
  [/buenos aires/i, 'America/Argentina/Buenos_Aires'],
  [/eastern time/i, 'America/New_York'],
  [/central time/i, 'America/Chicago'],
  [/pacific time/i, 'America/Los_Angeles'],
  [/lisbo[an]|london|dublin/i, 'Europe/London'],
  [/coordinated universal|tzone:\/\/microsoft\/utc/i, 'UTC'],
];

/** The zone of a whole number of hours from UTC, as `GMT-0300`, `UTC-3` and `(GMT +01:00)` name it; undefined of others. */
function zoneByOffset(name: string): string | undefined {
  const [, sign, hours, minutes = '0'] = /^\(?(?:GMT|UTC)\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?\)?$/i.exec(name) ?? [];
  const count = Number(hours);
  // The signs of these zones are the other way round; they go from 12 hours west to 14 hours east.
  const zone = count === 0 ? 'UTC' : `Etc/GMT${sign === '-' ? '+' : '-'}${count}`;
  return sign && Number(minutes) === 0 && isTimeZone(zone) ? zone : undefined;
}

/** The IANA zone that a calendar file means by a name; undefined where nobody knows. */
export function zoneNamed(name: string): string | undefined {
  const text = name.trim().replace(/^"|"$/g, '');
  if (isTimeZone(text)) return text;
  const known = windowsZones.get(text);
  if (known) return known;
  // Of a path, as Mozilla and Evolution write it, what ends it: `/mozilla.org/20050126_1/America/Sao_Paulo`.
  const parts = text.split('/');
  for (const count of [3, 2]) {
    const end = parts.slice(-count).join('/');
    if (parts.length > count && isTimeZone(end)) return end;
  }
  return shownZones.find(([shown]) => shown.test(text))?.[1] ?? zoneByOffset(text);
}
