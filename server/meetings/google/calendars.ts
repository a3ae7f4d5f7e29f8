import type { Schema } from '#openapi/operations';
import { anyOf } from '../../kernel/activity/log.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import type { GoogleApi, GoogleCalendar } from './api.ts';

const mostPages = 4;
const roles = ['owner', 'writer', 'reader', 'freeBusyReader'] as const;
/** Those whose role lets events be written. */
export const writers: readonly Schema<'CalendarAccessRole'>[] = ['owner', 'writer'];

/** The calendars that Google shows to an account. */
export async function calendarsAt(api: Pick<GoogleApi, 'calendars'>): Promise<GoogleCalendar[]> {
  const all: GoogleCalendar[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const { items, nextPageToken } = await api.calendars(pageToken);
    all.push(...items);
    if (!nextPageToken) break;
    pageToken = nextPageToken;
  }
  // Of those that tell only whether somebody is free there is nothing to bring here.
  return all.filter(({ deleted, accessRole }) => !deleted && accessRole !== 'freeBusyReader');
}

/** Writes down which calendars an account has; what was chosen stays chosen. */
export async function writeCalendars(
  tx: Tx,
  user_id: string,
  account_email: string,
  calendars: readonly GoogleCalendar[],
): Promise<void> {
  const known = await tx
    .selectFrom('google_calendars')
    .where('user_id', '=', user_id)
    .where('account_email', '=', account_email)
    .select(['id', 'google_id'])
    .forUpdate()
    .execute();
  const byGoogle = new Map(known.map(({ id, google_id }) => [google_id, id]));
  const gone = known.filter(({ google_id }) => !calendars.some(({ id }) => id === google_id)).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .updateTable('google_calendars')
      .set({ is_there: false, is_selected: false, takes_ours: false })
      .where('id', '=', anyOf(gone))
      .execute();
  for (const each of calendars) {
    const access_role = roles.find((role) => role === each.accessRole) ?? 'reader';
    const row = {
      name: (each.summaryOverride ?? each.summary ?? each.id).slice(0, 200).toWellFormed(),
      color: /^#[\da-f]{6}$/i.test(each.backgroundColor ?? '') ? (each.backgroundColor as string) : null,
      time_zone: (each.timeZone ?? '').slice(0, 64),
      access_role,
      is_primary: each.primary === true,
      is_there: true,
      // Where nothing may be written any more, nothing is.
      ...(!writers.includes(access_role) && { takes_ours: false }),
    };
    const id = byGoogle.get(each.id);
    if (id) await tx.updateTable('google_calendars').set(row).where('id', '=', id).execute();
    else
      await tx
        .insertInto('google_calendars')
        .values({ id: newId(), user_id, account_email, google_id: each.id, ...row })
        .execute();
  }
}
