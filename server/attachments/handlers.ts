import type { Schema } from '#openapi/operations';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { projectAccess } from '../projects/access.ts';
import { checkRoom } from './caps.ts';
import { partsOf } from './parts.ts';
import { about, stepAt } from './place.ts';
import { attachmentJson, attachmentsIn, findAttachment } from './queries.ts';
import { type Holder, receive } from './upload.ts';

/** A page of the files of a step, or of the project itself, the newest first. */
const listAttachments: Handler<'listAttachments'> = async (asked, context) => {
  const { db } = context.store;
  const { step_id: stepId = null } = asked.query;
  await stepAt(db, { projectId: asked.path.id, stepId });
  const wanted = attachmentsIn(db, asked.path.id).where('f.step_id', stepId === null ? 'is' : '=', stepId);
  return page(wanted, asked, context, {
    order: [{ by: 'f.id', type: 'id' }],
    direction: 'desc',
    as: attachmentJson,
  });
};

/** A file, read from the store as fast as whoever asked takes it. */
const downloadAttachment: Handler<'downloadAttachment'> = async ({ path }, { store: { db } }) => {
  const { name, media_type: mediaType, size, content_id } = await findAttachment(db, path);
  return { status: 200, body: { name, mediaType, size, bytes: partsOf(db, { content_id, size }) } };
};

/** Attaches a file to a step, or to the project itself. */
const uploadAttachment: Handler<'uploadAttachment'> = async ({ path: { id }, query, body }, asked) => {
  const place = { projectId: id, stepId: query.step_id ?? null };
  const to: Holder<Schema<'Attachment'>> = {
    of: { project_id: id, step_id: place.stepId, transaction_id: null },
    hold: (tx, context) => projectAccess.hold(tx, id, context),
    checkRoom: async (tx, size) => {
      await stepAt(tx, place);
      await checkRoom(tx, id, size, asked.config);
    },
    about: async (tx, file) => about(place, { ...file, step: await stepAt(tx, place) }),
    answer: async (tx, attachmentId) => attachmentJson(await findAttachment(tx, { id, attachmentId })),
  };
  return receive(to, query.name, body, asked);
};

const deleteAttachment: Handler<'deleteAttachment'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const { id, name, step_id: stepId } = await findAttachment(tx, path);
    const place = { projectId: path.id, stepId };
    const step = await stepAt(tx, place);
    await tx.deleteFrom('attachments').where('id', '=', id).execute();
    await recordActivity(tx, { ...about(place, { id, name, step }), verb: 'deleted' }, context);
    return { status: 204, body: undefined };
  });

export const attachmentHandlers = { listAttachments, uploadAttachment, downloadAttachment, deleteAttachment };
