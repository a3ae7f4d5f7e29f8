import type { ptBR } from './pt-BR.ts';

/** What the calendar of Google says, in English. */
export const en: typeof ptBR = {
  fault: {
    unreachable: 'Google could not be reached. Your meetings are safe here, and we will try again by ourselves.',
    unavailable: 'Google Calendar has trouble right now. Nothing was lost, and we will try again by ourselves.',
    rate_limited: 'Google asked for a break, because it was asked too much. We go on as soon as it lets us.',
    garbled: 'Google answered only in part. What arrived is safe, and we will try again by ourselves.',
    refused: 'Google refused a request of the sync. Try again; if it stays so, connect the calendar once more.',
    invalid_grant:
      'Google no longer accepts this connection: its permission was withdrawn or has expired. Connect the calendar again.',
    insufficient_permission:
      'Permission to see and change the events of your calendar is missing. Connect again and tick every permission that Google shows.',
    no_key:
      'This server lacks the key that keeps the access to your calendar. Ask whoever runs it to set SECRETS_KEYS, then connect again.',
    not_configured:
      'This server cannot speak to Google Calendar yet. Ask whoever runs it to set GOOGLE_CALENDAR_CLIENT_ID and GOOGLE_CALENDAR_CLIENT_SECRET.',
  },
  attemptOver: 'This attempt to connect is no longer valid. Begin again.',
  googleAway: 'Google did not answer as it should. Try again in a moment.',
  notConnected: 'No calendar is connected.',
  cannotSync: {
    needs_reconnect: 'Connect the calendar again to sync it.',
    insufficient_permission: 'Connect the calendar again, with every permission, to sync it.',
    choosing_calendars: 'Choose at least one calendar to sync.',
  },
  unknownCalendar: 'One of the calendars was not found in your account.',
  notWritable: 'Google does not let this calendar be written to. Choose another one for your meetings.',
  notSelected: 'The calendar that takes your meetings has to be among those chosen.',
  missing: {
    conflict: 'This conflict has been settled already',
    calendarChannel: 'There is no such channel, or it has ended',
  },
  fields: {
    selected: 'The list of calendars',
    takes_ours: 'The calendar that takes the meetings',
    keep: 'The choice',
    state: 'The attempt',
  },
};
