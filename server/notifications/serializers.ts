import { stripMentions, toEditableText } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import type { ToldNotification } from './queries.ts';

const maxExcerpt = 200;

/** The beginning of a text on one line, cut between characters. */
function excerptOf({ body, mentioned }: Pick<ToldNotification, 'body' | 'mentioned'>): string {
  const text = stripMentions(toEditableText(body, new Map(Object.entries(mentioned))))
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length <= maxExcerpt ? text : `${letters.slice(0, maxExcerpt - 1).join('')}…`;
}

function meetingJson(row: ToldNotification): Schema<'NotifiedMeeting'> | null {
  if (row.gone_meeting) return { id: null, my_response: null, ...row.gone_meeting };
  const { meeting_id: id, meeting_title: name, meeting_start_at: start_at, meeting_end_at: end_at, my_response } = row;
  const { meeting_time_zone: time_zone } = row;
  if (id === null || name === null || start_at === null || end_at === null || time_zone === null) return null;
  return { id, name, start_at, end_at, time_zone, my_response };
}

/** A notification as the contract shows it. */
export const notificationJson = (row: ToldNotification): Schema<'Notification'> => ({
  id: row.id,
  kind: row.kind,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
  project:
    row.project_id === null ? null : { id: row.project_id, code: row.project_code ?? '', name: row.project_name ?? '' },
  step: row.step_id === null ? null : { id: row.step_id, name: row.step_name ?? '' },
  meeting: meetingJson(row),
  lead: row.lead_id === null ? null : { id: row.lead_id, name: row.lead_name ?? '' },
  comment_id: row.comment_id,
  excerpt: excerptOf(row),
  read_at: row.read_at,
  created_at: row.created_at,
});
