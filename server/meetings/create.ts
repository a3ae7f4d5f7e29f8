import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { ofMeeting } from './access.ts';
import { agendaAsked } from './agenda.ts';
import { attendeesAsked, attendeesIn, writeAttendees } from './attendees.ts';
import { countMade } from './caps.ts';
import { checkMeeting, labelOf, type MeetingFields, meetingFields, rowOf } from './change.ts';
import { isOpen } from './mail/open-status.ts';
import { beginSeries } from './planning.ts';
import { tellAttendees, writeReminders } from './tell.ts';

const beginning = {
  status: 'scheduled',
  description: '',
  location: '',
  conference_url: null,
  project_id: null,
  client_id: null,
  unit_id: null,
  is_private: false,
  mails_guests: true,
} as const;

/** Creates a meeting, which the caller organizes, and tells those who are asked to it; gives its id. */
export async function createMeeting(tx: Tx, body: Schema<'NewMeeting'>, context: Context): Promise<string> {
  const { now, person } = context;
  const { attendees = [], agenda = [], reminders_min = [], repeat = null, ...rest } = body;
  const fields = meetingFields({
    ...beginning,
    ...rest,
    organizer_id: person.id,
    attendees: JSON.stringify(await attendeesAsked(tx, attendees, context)),
    agenda: JSON.stringify(await agendaAsked(tx, agenda)),
    reminders_min: JSON.stringify(reminders_min),
    repeat: 'null',
  });
  await checkMeeting(tx, fields, context);
  await countMade(tx, context, { meetings: 1, invitations: 0 });
  const [id, marks] = [newId(), { is_sample: false, created_at: now, updated_at: now }];
  await tx
    .insertInto('meetings')
    .values({ id, ...rowOf(fields), ...marks })
    .execute();
  await writeAttendees(tx, [{ meetingId: id, wanted: attendeesIn(fields), kept: [] }], context);
  await writeReminders(tx, [id], now);
  if (repeat) await beginSeries(tx, id, fields, repeat, context);
  if (isOpen(fields.status)) await tellAttendees(tx, 'invited', { id, ...fields }, attendeesIn(fields), context);
  await recordActivity(
    tx,
    { subject: ofMeeting(id), verb: 'created', entity: 'meeting', entity_id: id, label: labelOf(fields) },
    context,
  );
  return id;
}

type Wanted = Partial<MeetingFields> & { version?: number };

/** A change that is asked for, as it is kept: lists as their text. */
export async function changeAsked(
  db: Db,
  {
    attendees,
    agenda,
    reminders_min,
    repeat,
    ...rest
  }: Omit<Schema<'MeetingChange'>, 'scope'> & Pick<Wanted, 'status'>,
  context: Pick<Context, 'person'>,
): Promise<Wanted> {
  const wanted: Wanted = rest;
  if (attendees) wanted.attendees = JSON.stringify(await attendeesAsked(db, attendees, context));
  if (agenda) wanted.agenda = JSON.stringify(await agendaAsked(db, agenda));
  if (reminders_min) wanted.reminders_min = JSON.stringify(reminders_min);
  if (repeat !== undefined) wanted.repeat = JSON.stringify(repeat);
  return wanted;
}
