import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { page } from '../../http/page.ts';
import { recordActivity } from '../../kernel/activity/record.ts';
import { viewerOf } from '../../kernel/person.ts';
import { notFound } from '../../kernel/problem.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { Db, Tx } from '../../kernel/store/tables.ts';
import { tellChanged } from '../../notifications/queries.ts';
import { isTheirs, ofMeeting } from '../access.ts';
import { labelOf } from '../change.ts';
import { openStatuses } from '../mail/open-status.ts';
import { words } from '../words/index.ts';

/** Meetings to be held that wait for a person's yes; of a series the next one. */
function waitingMeetings(db: Db, { person, now }: Pick<Context, 'person' | 'now'>) {
  const next = db
    .selectFrom('meeting_attendees as b')
    .innerJoin('meetings as e', 'e.id', 'b.meeting_id')
    .where('b.user_id', '=', person.id)
    .where('b.consent', '=', 'waiting')
    .where('e.status', 'in', openStatuses)
    .where('e.end_at', '>', now)
    .distinctOn(sql`coalesce(e.series_id, e.id)`)
    .orderBy(sql`coalesce(e.series_id, e.id)`)
    .orderBy('e.start_at')
    .orderBy('e.id')
    .select('e.id');
  const all = db
    .selectFrom('meeting_attendees as a')
    .innerJoin('meetings as m', 'm.id', 'a.meeting_id')
    .innerJoin('users as o', 'o.id', 'm.organizer_id')
    .leftJoin('users as i', 'i.id', 'a.invited_by')
    .where('a.user_id', '=', person.id)
    .where('a.consent', '=', 'waiting')
    .where('m.id', 'in', next);
  // In view-as mode the viewer must attend a private meeting to read its title.
  const open = person.viewing ? all.where(sql<boolean>`(not m.is_private or ${isTheirs(viewerOf(person))})`) : all;
  return open.select([
    'm.id',
    'm.title',
    'm.start_at',
    'm.end_at',
    'm.time_zone',
    sql<boolean>`m.series_id is not null`.as('is_series'),
    'o.id as organizer_id',
    'o.name as organizer_name',
    'i.id as inviter_id',
    'i.name as inviter_name',
  ]);
}
type WaitingRow = Awaited<ReturnType<ReturnType<typeof waitingMeetings>['executeTakeFirstOrThrow']>>;

const invitationJson = ({
  organizer_id,
  organizer_name,
  inviter_id,
  inviter_name,
  ...meeting
}: WaitingRow): Schema<'MeetingInvitation'> => {
  const organizer = { id: organizer_id, name: organizer_name };
  const invited_by = inviter_id ? { id: inviter_id, name: inviter_name ?? '' } : organizer;
  return { ...meeting, organizer, invited_by };
};

const soonestFirst = {
  order: [
    { by: 'm.start_at', type: 'instant' },
    { by: 'm.id', type: 'id' },
  ],
  direction: 'asc',
} as const;

const listMeetingInvitations: Handler<'listMeetingInvitations'> = (asked, context) =>
  page(waitingMeetings(context.store.db, context), asked, context, { ...soonestFirst, as: invitationJson });

/** Takes the caller's waiting rows of a meeting and the others of its series. Throws `Problem` (404) when none waits. */
async function holdWaiting(tx: Tx, meetingId: string, { person, now }: Pick<Context, 'person' | 'now'>) {
  const meeting = await tx
    .selectFrom('meetings as m')
    .innerJoin('meeting_attendees as a', 'a.meeting_id', 'm.id')
    .where('m.id', '=', meetingId)
    .where('a.user_id', '=', person.id)
    .where('a.consent', '=', 'waiting')
    .where('m.status', 'in', openStatuses)
    .where('m.end_at', '>', now)
    .select(['m.id', 'm.title', 'm.is_private', 'm.series_id'])
    .forUpdate('a')
    .executeTakeFirst();
  if (!meeting) throw notFound(words.missing.meetingInvitation);
  const rows = await tx
    .selectFrom('meeting_attendees as a')
    .innerJoin('meetings as m', 'm.id', 'a.meeting_id')
    .where('a.user_id', '=', person.id)
    .where('a.consent', '=', 'waiting')
    .where((eb) =>
      meeting.series_id === null ? eb('m.id', '=', meeting.id) : eb('m.series_id', '=', meeting.series_id),
    )
    .select('a.id')
    .execute();
  return { meeting, ids: rows.map(({ id }) => id) };
}

/** Writes down whether the caller wants a meeting that waits for them. */
const answerInvitation = (id: string, consent: 'given' | 'refused', asked: Context) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { meeting, ids } = await holdWaiting(tx, id, context);
    const response = consent === 'given' ? 'accepted' : 'declined';
    await tx.updateTable('meeting_attendees').set({ consent, response }).where('id', '=', anyOf(ids)).execute();
    const changes: Schema<'FieldChange'>[] = meeting.is_private
      ? []
      : [{ field: 'response', before: 'needs_action', after: response }];
    const what = { subject: ofMeeting(id), entity: 'meeting', entity_id: id, label: labelOf(meeting) } as const;
    await recordActivity(tx, { ...what, verb: 'changed', changes }, context);
    // The notification of the invitation is gone with it.
    await tellChanged(tx, [context.person.id], context);
    return { status: 204 as const, body: undefined };
  });

const acceptMeetingInvitation: Handler<'acceptMeetingInvitation'> = ({ path: { id } }, context) =>
  answerInvitation(id, 'given', context);

const declineMeetingInvitation: Handler<'declineMeetingInvitation'> = ({ path: { id } }, context) =>
  answerInvitation(id, 'refused', context);

export const meetingInvitationHandlers = {
  listMeetingInvitations,
  acceptMeetingInvitation,
  declineMeetingInvitation,
};
