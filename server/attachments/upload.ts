import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { record } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, notFound } from '../kernel/problem.ts';
import { projectAccess } from '../projects/access.ts';
import { checkRoom } from './caps.ts';
import { fileName } from './file-name.ts';
import { mediaTypeOf } from './media-type.ts';
import { inParts, keepPart } from './parts.ts';
import { about, type Place, stepAt } from './place.ts';
import { attachmentJson, findAttachment } from './queries.ts';
import { words } from './words/index.ts';

/** A file that is on its way. */
interface Draft {
  id: string;
  name: string;
  place: Place;
}

/** Makes room for a file that may become so large. */
const begin = ({ id, name, place }: Draft, size: number, asked: Context): Promise<void> =>
  asked.store.transaction(async (tx) => {
    const { now, person } = await projectAccess.hold(tx, place.projectId, asked);
    await stepAt(tx, place);
    await checkRoom(tx, place.projectId, size, asked.config);
    const { projectId: project_id, stepId: step_id } = place;
    const media_type = 'application/octet-stream';
    const row = { id, project_id, step_id, name, media_type, size, created_by: person.id, created_at: now } as const;
    await tx.insertInto('attachment_contents').values({ id }).execute();
    await tx
      .insertInto('attachments')
      .values({ ...row, content_id: id })
      .execute();
  });

/** Keeps the bytes as they come, others being served between two parts; gives how many there were and what they are. */
async function keep({ id }: Draft, bytes: AsyncIterable<Uint8Array>, { store, large }: Context) {
  let [position, size] = [0, 0];
  let mediaType = mediaTypeOf(Buffer.alloc(0));
  for await (const part of inParts(bytes)) {
    if (position === 0) mediaType = mediaTypeOf(part);
    const isKept = await large.inTurn('known', () => keepPart(store.db, id, position, part));
    if (!isKept) throw notFound(words.missing.attachment);
    position += 1;
    size += part.length;
  }
  if (size === 0) throw notAllowed('', words.emptyFile);
  return { size, mediaType };
}

/** Shows a file that is whole to all, if whoever sent it still may. */
const finish = ({ id, name, place }: Draft, { size, mediaType }: Awaited<ReturnType<typeof keep>>, asked: Context) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, place.projectId, asked);
    const step = await stepAt(tx, place);
    await tx
      .updateTable('attachments')
      .set({ size, media_type: mediaType, completed_at: context.now })
      .where('id', '=', id)
      .execute();
    const body = attachmentJson(await findAttachment(tx, { id: place.projectId, attachmentId: id }));
    await record(tx, { ...about(place, { id, name, step }), verb: 'created' }, context);
    return { status: 201 as const, body };
  });

/** Leaves nothing of a file that did not arrive. Where the store is away, the sweep does it later. */
async function discard({ id }: Draft, { store, log }: Context): Promise<void> {
  try {
    await store.db.deleteFrom('attachments').where('id', '=', id).where('completed_at', 'is', null).execute();
  } catch (error) {
    log.warn({ err: error, attachment: id }, 'Half a file was left behind');
  }
}

/** Attaches a file, kept part by part while it arrives: no transaction waits for whoever sends slowly. */
export const uploadAttachment: Handler<'uploadAttachment'> = async ({ path, query, body }, asked) => {
  const name = fileName(query.name);
  if (!name) throw notAllowed('name', words.unusableName);
  const draft = { id: newId(), name, place: { projectId: path.id, stepId: query.step_id ?? null } };
  await asked.large.inTurn('known', () => begin(draft, body.size ?? asked.operation.maxBody, asked));
  try {
    const kept = await keep(draft, body.bytes, asked);
    return await asked.large.inTurn('known', () => finish(draft, kept, asked));
  } catch (error) {
    await discard(draft, asked);
    throw error;
  }
};
