import { newId } from '../../kernel/ids.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import type { GoogleApi, GoogleCalendar } from './api.ts';
import { handOver } from './apply.ts';
import { roles } from './roles.ts';

const mostPages = 4;

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
  now: string,
): Promise<void> {
  const known = await tx
    .selectFrom('google_calendars')
    .where('user_id', '=', user_id)
    .where('account_email', '=', account_email)
    .selectAll()
    .forUpdate()
    .execute();
  const byGoogle = new Map(known.map(({ id, google_id }) => [google_id, id]));
  // What was chosen stays chosen: it is told that it is gone, and it goes on where it is back.
  const gone = known.filter(({ is_there, google_id }) => is_there && !calendars.some(({ id }) => id === google_id));
  if (gone.length > 0) {
    await tx
      .updateTable('google_calendars')
      .set({ is_there: false })
      .where('id', '=', anyOf(gone.map(({ id }) => id)))
      .execute();
    await handOver(tx, gone, now);
  }
  for (const each of calendars) {
    const access_role = roles.find((role) => role === each.accessRole) ?? 'reader';
    const row = {
      name: (each.summaryOverride ?? each.summary ?? each.id).slice(0, 200).toWellFormed(),
      color: /^#[\da-f]{6}$/i.test(each.backgroundColor ?? '') ? (each.backgroundColor as string) : null,
      time_zone: (each.timeZone ?? '').slice(0, 64),
      access_role,
      is_primary: each.primary === true,
      is_there: true,
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
