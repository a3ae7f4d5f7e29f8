import { reauthorize } from '../http/authorization.ts';
import type { Handler } from '../http/handler.ts';
import { notAllowed, notFound } from '../kernel/problem.ts';
import { pictureTypeOf } from './picture.ts';
import { readAccount } from './queries.ts';
import { words } from './words/index.ts';

const setAvatar: Handler<'setAvatar'> = async ({ body }, asked) => {
  const parts: Uint8Array[] = [];
  for await (const part of body.bytes) parts.push(part);
  const bytes = Buffer.concat(parts);
  const media_type = pictureTypeOf(bytes);
  if (!media_type.startsWith('image/')) throw notAllowed('', words.picture[media_type as 'size']);
  return asked.store.transaction(async (tx) => {
    const { person, now } = await reauthorize(tx, asked);
    const kept = { media_type: media_type as 'image/png', bytes, updated_at: now };
    await tx
      .insertInto('avatars')
      .values({ user_id: person.id, ...kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
      .execute();
    return { status: 200, body: await readAccount(tx, person.id, now) };
  });
};

const deleteAvatar: Handler<'deleteAvatar'> = (_, asked) =>
  asked.store.transaction(async (tx) => {
    const { person } = await reauthorize(tx, asked);
    await tx.deleteFrom('avatars').where('user_id', '=', person.id).execute();
    return { status: 204, body: undefined };
  });

const getAvatar: Handler<'getAvatar'> = async ({ path: { id } }, { store: { db }, person }) => {
  if (id !== person.id && !person.isMember) throw notFound(words.missing.avatar);
  const found = await db
    .selectFrom('avatars')
    .where('user_id', '=', id)
    .select(['media_type', 'bytes'])
    .executeTakeFirst();
  if (!found) throw notFound(words.missing.avatar);
  const { bytes, media_type: mediaType } = found;
  const name = `retrato.${mediaType.slice('image/'.length)}`;
  return { status: 200, body: { name, mediaType, size: bytes.length, bytes: once(bytes) } };
};

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export const avatarHandlers = { setAvatar, deleteAvatar, getAvatar };
