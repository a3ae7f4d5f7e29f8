import type { Schema } from '#openapi/operations';
import { notFound } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** The files of a project that are whole, with the names of whoever attached them. */
export const attachmentsIn = (db: Db, projectId: string) =>
  db
    .selectFrom('attachments as f')
    .innerJoin('users as c', 'c.id', 'f.created_by')
    .where('f.project_id', '=', projectId)
    .where('f.completed_at', 'is not', null)
    .select(['f.id', 'f.project_id', 'f.step_id', 'f.name', 'f.media_type', 'f.size', 'f.created_at', 'f.content_id'])
    .select(['f.created_by', 'c.name as creator_name']);

type AttachmentRow = Awaited<ReturnType<ReturnType<typeof attachmentsIn>['executeTakeFirstOrThrow']>>;

export const attachmentJson = ({
  created_by,
  creator_name,
  content_id: _,
  ...row
}: AttachmentRow): Schema<'Attachment'> => ({
  ...row,
  created_by: { id: created_by, name: creator_name },
});

/** A file of a project, or a 404. */
export async function findAttachment(
  db: Db,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<AttachmentRow> {
  const row = await attachmentsIn(db, id).where('f.id', '=', attachmentId).executeTakeFirst();
  if (!row) throw notFound(words.missing.attachment);
  return row;
}
