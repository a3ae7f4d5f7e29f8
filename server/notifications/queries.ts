import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { type ActivityContext, toActivityRow } from '../kernel/activity/record.ts';
import { hasConsented, isAttendedBy } from '../kernel/attendance.ts';
import { newId } from '../kernel/ids.ts';
import type { Person } from '../kernel/person.ts';
import type { Db, NewRow, Row, Tx } from '../kernel/store/tables.ts';
import type { GoneMeeting } from './tables.ts';

type Actor = Pick<ActivityContext, 'person' | 'now'>;
type Kind = Schema<'NotificationKind'>;
/** What somebody is notified of. */
type About = { kind: Kind } & (
  | Pick<Row<'notifications'>, 'project_id' | 'step_id' | 'comment_id'>
  | { meeting_id: string }
  | { lead_id: string }
  | { gone_meeting: GoneMeeting }
);

/** Tells the open windows of some people that what waits for them has changed. */
export async function tellChanged(tx: Tx, people: readonly string[], actor: Actor): Promise<void> {
  const rows = [...new Set(people)].map((id) => ({
    ...toActivityRow(
      { subject: { kind: 'person', id }, verb: 'changed', entity: 'notification', entity_id: id, label: '' },
      actor,
    ),
  }));
  if (rows.length > 0) await tx.insertInto('activity').values(rows).execute();
}

/** Notifies people of what somebody else did, or of what comes by itself, in the transaction in which it happens. */
export async function notify(tx: Tx, people: readonly string[], about: About, actor: Actor): Promise<void> {
  const actor_id = actor.person?.id ?? null;
  const others = people.filter((one) => one !== actor_id);
  if (others.length === 0) return;
  const marks = { actor_id, created_at: actor.now, read_at: null };
  const kept = 'gone_meeting' in about ? { ...about, gone_meeting: JSON.stringify(about.gone_meeting) } : about;
  const rows = others.map((user_id): NewRow<'notifications'> => ({ id: newId(), user_id, ...kept, ...marks }));
  await tx.insertInto('notifications').values(rows).execute();
  await tellChanged(tx, others, actor);
}

/** Takes back what a comment told people. */
export async function withdraw(
  tx: Tx,
  { comment_id, kind, except }: { comment_id: string; kind?: Kind; except: readonly string[] },
  actor: Actor,
): Promise<void> {
  let told = tx.deleteFrom('notifications').where('comment_id', '=', comment_id);
  if (kind) told = told.where('kind', '=', kind);
  if (except.length > 0) told = told.where('user_id', 'not in', except);
  const gone = await told.returning('user_id').execute();
  await tellChanged(
    tx,
    gone.map(({ user_id }) => user_id),
    actor,
  );
}

/** Notifies whoever is to do a step from now on; what was told of it before and not read is no longer so. */
export async function notifyAssigned(
  tx: Tx,
  { project_id, step_id, from, to }: { project_id: string; step_id: string; from: string | null; to: string | null },
  actor: Actor,
): Promise<void> {
  if (from === to) return;
  const gone = await tx
    .deleteFrom('notifications')
    .where('step_id', '=', step_id)
    .where('kind', '=', 'assigned')
    .where('read_at', 'is', null)
    .returning('user_id')
    .execute();
  await tellChanged(
    tx,
    gone.map(({ user_id }) => user_id),
    actor,
  );
  if (to) await notify(tx, [to], { kind: 'assigned', project_id, step_id, comment_id: null }, actor);
}

const hasCode = (code: Schema<'PermissionCode'>): RawBuilder<boolean> =>
  sql`exists (select from user_roles ur
    join role_permissions rp on rp.role_id = ur.role_id
    join permissions pe on pe.id = rp.permission_id
    where ur.user_id = n.user_id and pe.code = ${code})`;

// A project is seen by whoever is a member now, whatever they were when they were told.
const maySeeProject = sql<boolean>`(${hasCode('view:projects')} and (${hasCode('manage:projects')} or exists (
  select from project_members m where m.project_id = n.project_id and m.user_id = n.user_id)))`;

// A meeting by whoever is to be there now; that it is gone, by whoever was.
const maySeeMeeting = sql<boolean>`(n.gone_meeting is not null or exists (select from meetings m
  where m.id = n.meeting_id and m.status <> 'draft' and case when n.kind = 'meeting_asked'
    then m.status <> 'cancelled' and exists (select from meeting_attendees a
      where a.meeting_id = m.id and a.user_id = n.user_id and a.consent = 'waiting')
    else m.organizer_id = n.user_id or ${isAttendedBy(sql`n.user_id`)} end))`;

// A lead by whoever may see leads now.
const maySeeLead = hasCode('view:leads');

// What a private meeting is called, and what one was that is gone, is not for whoever looks through another's eyes.
const isTheirsToo = (looker: string) => sql<boolean>`(n.project_id is not null or n.lead_id is not null
  or n.gone_meeting is null
  and exists (select from meetings m where m.id = n.meeting_id and (not m.is_private or m.organizer_id = ${looker}::uuid
    or ${isAttendedBy(sql`${looker}::uuid`)})))`;

/** What somebody was notified of, as far as they may still see it, and whoever looks through their eyes. */
export const notificationsOf = (db: Db, { id, viewing }: Pick<Person, 'id' | 'viewing'>) => {
  const theirs = db
    .selectFrom('notifications as n')
    .where('n.user_id', '=', id)
    .where(sql<boolean>`case when n.lead_id is not null then ${maySeeLead}
      when n.project_id is null then ${maySeeMeeting} else ${maySeeProject} end`);
  return viewing && viewing.by.id !== id ? theirs.where(isTheirsToo(viewing.by.id)) : theirs;
};

/** The same with what it is about. */
export const toldNotificationsOf = (db: Db, person: Pick<Person, 'id' | 'viewing'>) =>
  notificationsOf(db, person)
    .leftJoin('projects as p', 'p.id', 'n.project_id')
    .leftJoin('meetings as m', 'm.id', 'n.meeting_id')
    .leftJoin('meeting_attendees as w', (join) =>
      join.onRef('w.meeting_id', '=', 'm.id').onRef('w.user_id', '=', 'n.user_id').on(hasConsented('w')),
    )
    .leftJoin('leads as l', 'l.id', 'n.lead_id')
    .leftJoin('users as a', 'a.id', 'n.actor_id')
    .leftJoin('steps as s', 's.id', 'n.step_id')
    .leftJoin('comments as c', 'c.id', 'n.comment_id')
    .selectAll('n')
    .select([
      'p.code as project_code',
      'p.name as project_name',
      'a.name as actor_name',
      's.name as step_name',
      'l.name as lead_name',
      'm.title as meeting_title',
      'm.start_at as meeting_start_at',
      'm.end_at as meeting_end_at',
      'm.time_zone as meeting_time_zone',
      'w.response as my_response',
      sql<string>`left(coalesce(c.body, ''), 1000)`.as('body'),
      sql<Record<string, string>>`(select coalesce(jsonb_object_agg(x.id, x.name), '{}'::jsonb)
        from comment_mentions cm join users x on x.id = cm.user_id where cm.comment_id = c.id)`.as('mentioned'),
    ]);

/** One with what it is about. */
export type ToldNotification = Awaited<ReturnType<ReturnType<typeof toldNotificationsOf>['executeTakeFirstOrThrow']>>;
