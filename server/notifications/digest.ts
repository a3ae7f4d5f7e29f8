import { dayOf } from '#domain/dates';
import type { Sweep } from '../kernel/housekeeping.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { toldNotificationsOf } from './queries.ts';
import { queue } from './queue.ts';
import { words } from './words/index.ts';

const zone = 'America/Sao_Paulo';
const maxLines = 20;
const daySeconds = 86_400;

/** Seven in the morning of the day on which an instant falls. Brazil keeps the same time all year. */
const morningOf = (now: string) => new Date(`${dayOf(new Date(now), zone)}T07:00:00-03:00`).toISOString();

const whoWaits = (db: Db, morning: string) =>
  db
    .selectFrom('notification_settings as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .leftJoin('preferences as p', 'p.user_id', 'w.user_id')
    .where('w.email_digest', '=', true)
    .where('w.digested_at', '<', morning)
    .where('u.status', '=', 'active')
    .select(['u.id', 'u.name', 'u.email', 'w.origin', 'w.digested_at'])
    .select((eb) => eb.fn.coalesce('p.language', 'w.language').as('language'));
type Waiting = Awaited<ReturnType<ReturnType<typeof whoWaits>['executeTakeFirstOrThrow']>>;

async function sendDigest(tx: Tx, { id, name, email, language, origin, digested_at }: Waiting, now: string) {
  // Whoever is first sends it.
  const mine = await tx
    .updateTable('notification_settings')
    .set({ digested_at: now })
    .where('user_id', '=', id)
    .where('digested_at', '=', digested_at)
    .returning('user_id')
    .executeTakeFirst();
  if (!mine) return;
  const unread = await toldNotificationsOf(tx, { id })
    .where('n.read_at', 'is', null)
    .where('n.created_at', '>', digested_at)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
  if (unread.length === 0) return;
  const lines = unread.slice(0, maxLines).map((one) => ({
    kind: one.kind,
    by: one.actor_name,
    place: one.step_name ?? one.project_name ?? one.meeting_title ?? one.gone_meeting?.name ?? '',
    code: one.project_code,
  }));
  const told = words.mail.digest({ name, lines, more: unread.length - lines.length, origin })(language);
  await queue(tx, 'schedule', [{ channel: 'email', to: email, ...told, endsAt: addSeconds(now, daySeconds) }], now);
}

/** Queues, once a day from seven in the morning on, a message for whoever asked for it: what came and was not read. */
export const sendDigests: Sweep = async (db, { now }) => {
  const morning = morningOf(now);
  if (now < morning) return;
  for (const one of await whoWaits(db, morning).execute())
    await db.transaction().execute((tx) => sendDigest(tx, one, now));
};
