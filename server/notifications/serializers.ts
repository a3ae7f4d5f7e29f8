import { withoutMentions } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import type { ToldNotification } from './queries.ts';

const maxExcerpt = 200;

/** The beginning of a text on one line, cut between characters. */
function excerptOf(body: string): string {
  const text = withoutMentions(body).replace(/\s+/g, ' ').trim();
  const letters = [...text];
  return letters.length <= maxExcerpt ? text : `${letters.slice(0, maxExcerpt - 1).join('')}…`;
}

/** A notification as the contract shows it. */
export const notificationJson = (row: ToldNotification): Schema<'Notification'> => ({
  id: row.id,
  kind: row.kind,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
  project: { id: row.project_id, code: row.project_code, name: row.project_name },
  step: row.step_id === null ? null : { id: row.step_id, name: row.step_name ?? '' },
  comment_id: row.comment_id,
  excerpt: excerptOf(row.body),
  read_at: row.read_at,
  created_at: row.created_at,
});
