import type { NotNull } from 'kysely';
import type { Schema } from '#openapi/operations';
import { notFound } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** Files that are whole, with the names of whoever attached them. */
const files = (db: Db) =>
  db
    .selectFrom('attachments as f')
    .innerJoin('users as c', 'c.id', 'f.created_by')
    .where('f.completed_at', 'is not', null)
    .select(['f.id', 'f.name', 'f.media_type', 'f.size', 'f.created_at', 'f.content_id'])
    .select(['f.created_by', 'c.name as creator_name']);

/** The files of a project. */
export const attachmentsIn = (db: Db, projectId: string) =>
  files(db)
    .where('f.project_id', '=', projectId)
    .select(['f.project_id', 'f.step_id'])
    .$narrowType<{ project_id: NotNull }>();

/** The files of a transaction. */
export const receiptsOf = (db: Db, transactionId: string) =>
  files(db)
    .where('f.transaction_id', '=', transactionId)
    .select('f.transaction_id')
    .$narrowType<{ transaction_id: NotNull }>();

type RowOf<Query extends (db: Db, id: string) => { executeTakeFirstOrThrow: () => Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Query>['executeTakeFirstOrThrow']>
>;
type AttachmentRow = RowOf<typeof attachmentsIn>;
type ReceiptRow = RowOf<typeof receiptsOf>;

function fileJson<Row extends Pick<AttachmentRow, 'created_by' | 'creator_name' | 'content_id'>>(row: Row) {
  const { created_by, creator_name, content_id: _, ...file } = row;
  return { ...file, created_by: { id: created_by, name: creator_name } };
}

export const attachmentJson = (row: AttachmentRow): Schema<'Attachment'> => fileJson(row);
export const receiptJson = (row: ReceiptRow): Schema<'Receipt'> => fileJson(row);

/** A file of a project, or a 404. */
export async function findAttachment(
  db: Db,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<AttachmentRow> {
  const row = await attachmentsIn(db, id).where('f.id', '=', attachmentId).executeTakeFirst();
  if (!row) throw notFound(words.missing.attachment);
  return row;
}

/** A file of a transaction, or a 404. */
export async function findReceipt(db: Db, { id, receiptId }: { id: string; receiptId: string }): Promise<ReceiptRow> {
  const row = await receiptsOf(db, id).where('f.id', '=', receiptId).executeTakeFirst();
  if (!row) throw notFound(words.missing.receipt);
  return row;
}
