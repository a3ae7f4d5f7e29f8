import type { RequestFile, Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { type ActivityEvent, recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, notFound } from '../kernel/problem.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { fileName } from './file-name.ts';
import { mediaTypeOf } from './media-type.ts';
import { inParts, keepPart } from './parts.ts';
import { words } from './words/index.ts';

/** What a file is attached to. */
export interface Holder<Answer> {
  of: Pick<Row<'attachments'>, 'project_id' | 'step_id' | 'transaction_id'>;
  /** Locks it; gives the caller as they are by then, and refuses who may not attach to it. */
  hold: (tx: Tx, asked: Context) => Promise<Context>;
  /** Refuses a file that there is no room for. */
  checkRoom: (tx: Tx, size: number) => Promise<void>;
  /** Refuses what a file may not be, by its bytes. */
  checkType?: (mediaType: Schema<'MediaType'>) => void;
  about: (tx: Tx, file: { id: string; name: string }) => Promise<Omit<ActivityEvent, 'verb'>>;
  /** What whoever sent it is answered once it is whole. */
  answer: (tx: Tx, id: string) => Promise<Answer>;
}

/** A file that is on its way. */
interface Draft<Answer> {
  id: string;
  name: string;
  to: Holder<Answer>;
}

/** Makes room for a file that may become so large. */
const begin = ({ id, name, to }: Draft<unknown>, size: number, asked: Context): Promise<void> =>
  asked.store.transaction(async (tx) => {
    const { now, person } = await to.hold(tx, asked);
    await to.checkRoom(tx, size);
    const row = { id, ...to.of, name, media_type: 'application/octet-stream', size } as const;
    await tx.insertInto('attachment_contents').values({ id }).execute();
    await tx
      .insertInto('attachments')
      .values({ ...row, created_by: person.id, created_at: now, content_id: id })
      .execute();
  });

/** Keeps the bytes as they come, others being served between two parts; gives how many there were and what they are. */
async function keep(
  { id, to }: Draft<unknown>,
  bytes: AsyncIterable<Uint8Array>,
  { store, largeWork: large }: Context,
) {
  let [position, size] = [0, 0];
  let mediaType = mediaTypeOf(Buffer.alloc(0));
  for await (const part of inParts(bytes)) {
    if (position === 0) {
      mediaType = mediaTypeOf(part);
      to.checkType?.(mediaType);
    }
    const isKept = await large.run('known', () => keepPart(store.db, id, position, part));
    if (!isKept) throw notFound(words.missing.attachment);
    position += 1;
    size += part.length;
  }
  if (size === 0) throw notAllowed('', words.emptyFile);
  return { size, mediaType };
}

/** Shows a file that is whole to all, if whoever sent it still may. */
const finish = <Answer>(
  { id, name, to }: Draft<Answer>,
  { size, mediaType }: Awaited<ReturnType<typeof keep>>,
  asked: Context,
) =>
  asked.store.transaction(async (tx) => {
    const context = await to.hold(tx, asked);
    const happening = await to.about(tx, { id, name });
    await tx
      .updateTable('attachments')
      .set({ size, media_type: mediaType, completed_at: context.now })
      .where('id', '=', id)
      .execute();
    const body = await to.answer(tx, id);
    await recordActivity(tx, { ...happening, verb: 'created' }, context);
    return { status: 201 as const, body };
  });

/** Leaves nothing of a file that did not arrive. Where the store is away, the sweep does it later. */
async function discard({ id }: Draft<unknown>, { store, log }: Context): Promise<void> {
  try {
    await store.db.deleteFrom('attachments').where('id', '=', id).where('completed_at', 'is', null).execute();
  } catch (error) {
    log.warn({ err: error, attachment: id }, 'Half a file was left behind');
  }
}

/** Attaches a file, kept part by part while it arrives: no transaction waits for whoever sends slowly. */
export async function receive<Answer>(to: Holder<Answer>, given: string, body: RequestFile, asked: Context) {
  const name = fileName(given);
  if (!name) throw notAllowed('name', words.unusableName);
  const draft = { id: newId(), name, to };
  await asked.largeWork.run('known', () => begin(draft, body.size ?? asked.operation.maxBodyBytes, asked));
  try {
    const kept = await keep(draft, body.bytes, asked);
    return await asked.largeWork.run('known', () => finish(draft, kept, asked));
  } catch (error) {
    await discard(draft, asked);
    throw error;
  }
}
