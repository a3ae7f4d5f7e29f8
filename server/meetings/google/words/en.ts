import type { ptBR } from './pt-BR.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** What the calendar of Google says, in English. */
export const en: typeof ptBR = {
  fault: {
    unreachable: 'Google could not be reached. Your meetings are safe here, and we’ll try again automatically.',
    unavailable: 'Google Calendar is having trouble right now. Nothing was lost, and we’ll try again automatically.',
    rate_limited: 'Google asked us to slow down. The sync continues as soon as it lets us.',
    too_many_events: 'Your calendar brought more events than fit into a day. The rest arrives from tomorrow on.',
    garbled: 'Google sent only part of its answer. What arrived is safe, and we’ll try again automatically.',
    refused: 'Google refused a sync request. Try again; if that does not help, reconnect the calendar.',
    invalid_grant:
      'Google no longer accepts this connection: its permission was revoked or has expired. Reconnect the calendar.',
    insufficient_permission:
      'Permission to see and change the events of your calendar is missing. Reconnect and check every permission that Google shows.',
    no_key:
      'This server lacks the key that protects access to your calendar. Ask whoever runs it to set SECRETS_KEYS, then reconnect.',
    not_configured:
      'This server cannot connect to Google Calendar yet. Ask whoever runs it to set GOOGLE_CALENDAR_CLIENT_ID and GOOGLE_CALENDAR_CLIENT_SECRET.',
    internal:
      'The sync stopped because of a fault of ours, not Google’s. Nothing was lost, and we’ll try again automatically; if it goes on, tell whoever runs this server.',
  },
  unread: (names) =>
    `Google does not let us read ${listed(names)}, so nothing goes there or comes from there. Everything else is in sync: ask for access again or choose other calendars.`,
  gone: (names) =>
    names.length === 1
      ? `The calendar ${names[0]} is no longer in your Google account, so nothing goes there or comes from there. Everything else is in sync: choose other calendars or ask for access again.`
      : `The calendars ${listed(names)} are no longer in your Google account, so nothing goes there or comes from there. Everything else is in sync: choose other calendars or ask for access again.`,
  readOnly: (names) =>
    `Google now lets us only read ${listed(names)}, where your meetings went. What you change here does not go there, and new meetings wait: choose another calendar for them or ask for permission again.`,
  unreadEvents: (titles) =>
    `${titles.length === 1 ? 'One Google event could not be read and stays only there' : `${titles.length} Google events could not be read and stay only there`}: ${listed(titles.slice(0, 3).map((title) => `“${title}”`))}${titles.length > 3 ? ' and others' : ''}. Everything else is in sync, and we’ll try again automatically.`,
  nameless: 'untitled',
  connectRefused: (reason) =>
    ({
      domainPolicy:
        'Whoever manages the accounts of your organization does not let other programs use Google Calendar. Ask them to allow Trama, then connect again.',
      notACalendarUser: 'This Google account does not use Google Calendar yet. Open it once, then connect again.',
      '': 'Google refused the connection and did not say why. Try again; if it goes on, tell whoever runs this server.',
    })[reason] ??
    `Google refused the connection for this reason: “${reason}”. Try again; if it goes on, show it to whoever runs this server.`,
  attemptOver: 'This attempt to connect is no longer valid. Start over.',
  googleAway: 'Google did not answer as expected. Try again in a moment.',
  notConnected: 'No calendar is connected.',
  cannotSync: {
    needs_reconnect: 'Reconnect the calendar to sync it.',
    insufficient_permission: 'Reconnect the calendar, with every permission, to sync it.',
    choosing_calendars: 'Choose at least one calendar to sync.',
  },
  unknownCalendar: 'One of the calendars was not found in your account.',
  notWritable: 'Google does not allow changes to this calendar. Choose another one for your meetings.',
  notSelected: 'The calendar for your meetings has to be one of those chosen.',
  missing: {
    conflict: 'This conflict has already been resolved',
    calendarChannel: 'There is no such channel, or it has ended',
  },
  fields: {
    selected: 'The list of calendars',
    takes_ours: 'The calendar for your meetings',
    keep: 'The choice',
    state: 'The attempt',
  },
};
