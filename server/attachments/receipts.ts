import type { Schema } from '#openapi/operations';
import { transactionAccess } from '../finance/access.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { type ActivityEvent, recordActivity } from '../kernel/activity/record.ts';
import { notAllowed } from '../kernel/problem.ts';
import { checkReceiptCount } from './caps.ts';
import { partsOf } from './parts.ts';
import { findReceipt, receiptJson, receiptsOf } from './queries.ts';
import { type Holder, receive } from './upload.ts';
import { words } from './words/index.ts';

const taken = ['application/pdf', 'image/png', 'image/jpeg'];

const about = (
  transactionId: string,
  { id, name: label }: { id: string; name: string },
): Omit<ActivityEvent, 'verb'> => ({
  subject: transactionAccess.subject(transactionId),
  entity: 'attachment',
  entity_id: id,
  label,
});

/** A page of the receipts of a transaction, the newest first. */
const listReceipts: Handler<'listReceipts'> = async (asked, context) => {
  const { db } = context.store;
  await transactionAccess.check(db, asked.path.id);
  return page(receiptsOf(db, asked.path.id), asked, context, {
    order: [{ by: 'f.id', type: 'id' }],
    direction: 'desc',
    as: receiptJson,
  });
};

/** Attaches a receipt to a transaction. */
const uploadReceipt: Handler<'uploadReceipt'> = async ({ path: { id }, query, body }, asked) => {
  const to: Holder<Schema<'Receipt'>> = {
    of: { project_id: null, step_id: null, transaction_id: id },
    hold: (tx, context) => transactionAccess.hold(tx, id, context),
    checkRoom: (tx) => checkReceiptCount(tx, id),
    checkType: (mediaType) => {
      if (!taken.includes(mediaType)) throw notAllowed('', words.noReceipt);
    },
    about: async (_, file) => about(id, file),
    answer: async (tx, receiptId) => receiptJson(await findReceipt(tx, { id, receiptId })),
  };
  return receive(to, query.name, body, asked);
};

/** A receipt, read from the store as fast as whoever asked takes it. */
const downloadReceipt: Handler<'downloadReceipt'> = async ({ path }, { store: { db } }) => {
  const { name, media_type: mediaType, size, content_id } = await findReceipt(db, path);
  return { status: 200, body: { name, mediaType, size, bytes: partsOf(db, { content_id, size }) } };
};

const deleteReceipt: Handler<'deleteReceipt'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await transactionAccess.hold(tx, path.id, asked);
    const file = await findReceipt(tx, path);
    await tx.deleteFrom('attachments').where('id', '=', file.id).execute();
    await recordActivity(tx, { ...about(path.id, file), verb: 'deleted' }, context);
    return { status: 204, body: undefined };
  });

export const receiptHandlers = { listReceipts, uploadReceipt, downloadReceipt, deleteReceipt };
