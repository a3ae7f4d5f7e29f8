import { sql } from 'kysely';
import { findMentionedIds, toStoredText } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import { type ChangeRules, change } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { diffFields, recordActivity } from '../kernel/activity/record.ts';
import { checkCap } from '../kernel/caps.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, notFound, Problem } from '../kernel/problem.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { notify, withdraw } from '../notifications/queries.ts';
import { inProject, isInside, projectAccess } from '../projects/access.ts';
import { commentJson, comments, concernedBy, membersAmong, nameOfPlace, type Place } from './queries.ts';
import { words } from './words/index.ts';

const maxComments = 20_000;
const maxMentions = 50;

const oldestFirst = [
  { by: 'created_at', type: 'instant' },
  { by: 'id', type: 'id' },
] as const;

const listComments: Handler<'listComments'> = async (asked, context) => {
  const { path, query } = asked;
  const place: Place = { project_id: path.id, step_id: query.step_id ?? null };
  const { db } = context.store;
  if ((await nameOfPlace(db, place)) === undefined) throw notFound(words.noSuchStep);
  let wanted = comments(db)
    .where('c.project_id', '=', place.project_id)
    .where('c.step_id', place.step_id ? '=' : 'is', place.step_id);
  if (!isInside(context.person, context.role)) wanted = wanted.where(sql.lit(false));
  return page(wanted, asked, context, {
    order: oldestFirst.map(({ by, type }) => ({ by: `c.${by}`, type })),
    direction: query.sort_order,
    as: commentJson,
  });
};

async function findComment(db: Db, project_id: string, id: string): Promise<Schema<'Comment'>> {
  const row = await comments(db).where('c.id', '=', id).where('c.project_id', '=', project_id).executeTakeFirst();
  if (!row) throw notFound(words.missing.comment);
  return commentJson(row);
}

const limit = ({ person, client }: Context) => ({ account: person.id, address: client.address });

/** Whom a text mentions: of the people it names those who are members, or were when it mentioned them before. */
async function peopleMentioned(tx: Tx, project_id: string, body: string, before: readonly string[]) {
  const found = findMentionedIds(body);
  if (found.length > maxMentions) throw notAllowed('body', words.tooManyMentions(maxMentions));
  const members = await membersAmong(tx, project_id, found);
  return [...new Set([...members, ...before.filter((id) => found.includes(id))])];
}

/** Writes down whom a comment mentions. */
async function writeMentions(tx: Tx, comment_id: string, people: readonly string[]): Promise<void> {
  await tx.deleteFrom('comment_mentions').where('comment_id', '=', comment_id).execute();
  const rows = people.map((user_id) => ({ comment_id, user_id }));
  if (rows.length > 0) await tx.insertInto('comment_mentions').values(rows).execute();
}

const createComment: Handler<'createComment'> = async ({ path, body: asWritten }, asked) => {
  await countAttempt('comment', limit(asked), asked);
  return asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const { now, person } = context;
    const place: Place = { project_id: path.id, step_id: asWritten.step_id ?? null };
    const label = await nameOfPlace(tx, place);
    if (label === undefined) throw notFound(words.noSuchStep);
    const { count } = await tx
      .selectFrom('comments')
      .where('project_id', '=', path.id)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    checkCap(maxComments, count + 1, words.limitReached(maxComments));
    const [id, written] = [newId(), asWritten.body.trim()];
    const mentioned = await peopleMentioned(tx, path.id, written, []);
    const body = toStoredText(written, new Set(mentioned));
    const concerned = await concernedBy(tx, place);
    const marks = { created_at: now, updated_at: now, version: 1 };
    await tx
      .insertInto('comments')
      .values({ id, ...place, author_id: person.id, body, ...marks })
      .execute();
    await writeMentions(tx, id, mentioned);
    const about = { ...place, comment_id: id };
    await notify(tx, mentioned, { kind: 'mention', ...about }, context);
    const others = concerned.filter((one) => !mentioned.includes(one));
    await notify(tx, others, { kind: 'comment', ...about }, context);
    const what = { subject: inProject(path.id), verb: 'created', entity: 'comment', entity_id: id, label } as const;
    await recordActivity(tx, what, context);
    return { status: 201, body: await findComment(tx, path.id, id) };
  });
};

type CurrentComment = Schema<'Comment'> & { label: string };

const idsOf = (people: readonly Schema<'PersonRef'>[]) => people.map(({ id }) => id);

const changeable: ChangeRules<
  { id: string; commentId: string },
  CurrentComment,
  { body: string },
  Schema<'Comment'>
> = {
  hold: (tx, { id }, asked) => projectAccess.hold(tx, id, asked),
  read: async (tx, { id, commentId }) => {
    const comment = await findComment(tx, id, commentId);
    return { ...comment, label: (await nameOfPlace(tx, comment)) ?? '' };
  },
  fields: ({ body }) => ({ body: body.trim() }),
  check: (_tx, { current: kept, context }) => {
    if (kept.author?.id !== context.person.id) throw new Problem(403, 'FORBIDDEN', words.notYours);
  },
  write: async (tx, { place, current: kept, after, context }, marks) => {
    const { id: comment_id, project_id, step_id } = kept;
    const mentioned = await peopleMentioned(tx, project_id, after.body, idsOf(kept.mentions));
    await tx
      .updateTable('comments')
      .set({ body: toStoredText(after.body, new Set(mentioned)), ...marks })
      .where('id', '=', place.commentId)
      .execute();
    await writeMentions(tx, comment_id, mentioned);
    await withdraw(tx, { comment_id, kind: 'mention', except: mentioned }, context);
    const known = new Set(idsOf(kept.mentions));
    const added = mentioned.filter((one) => !known.has(one));
    await notify(tx, added, { kind: 'mention', project_id, step_id, comment_id }, context);
  },
  // As the log keeps it, people are in it by id.
  describeChanges: async (tx, { current: kept, before, after }) => {
    const known = idsOf(kept.mentions);
    const ids = new Set([...known, ...(await peopleMentioned(tx, kept.project_id, after.body, known))]);
    return diffFields({ body: toStoredText(before.body, ids) }, { body: toStoredText(after.body, ids) });
  },
  show: (_tx, _place, _context, { label: _, ...comment }) => comment,
  describeActivity: ({ id, commentId }, _after, { label }) => ({
    subject: inProject(id),
    entity: 'comment',
    entity_id: commentId,
    label,
  }),
};

const updateComment: Handler<'updateComment'> = async ({ path, body }, asked) => {
  await countAttempt('comment', limit(asked), asked);
  return change(changeable, path, body, asked);
};

const deleteComment: Handler<'deleteComment'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const comment = await findComment(tx, path.id, path.commentId);
    if (comment.author?.id !== context.person.id) projectAccess.check('change', context);
    await withdraw(tx, { comment_id: comment.id, except: [] }, context);
    await tx.deleteFrom('comments').where('id', '=', comment.id).execute();
    // What was said and taken back is not to be read in the log.
    await tx
      .updateTable('activity')
      .set({ changes: '[]' })
      .where('subject_id', '=', path.id)
      .where('subject_kind', '=', 'project')
      .where('entity_id', '=', comment.id)
      .execute();
    const label = (await nameOfPlace(tx, comment)) ?? '';
    await recordActivity(
      tx,
      { subject: inProject(path.id), verb: 'deleted', entity: 'comment', entity_id: comment.id, label },
      context,
    );
    return { status: 204, body: undefined };
  });

export const commentHandlers = { listComments, createComment, updateComment, deleteComment };
