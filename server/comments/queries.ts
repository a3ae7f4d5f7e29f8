import { sql } from 'kysely';
import { toEditableText } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';

/** Where people comment: on a step, or on a project as a whole. */
export interface Place {
  project_id: string;
  step_id: string | null;
}

// In the order in which they stand in the text nobody looks at them: by name.
const mentions = sql<Schema<'PersonRef'>[]>`(
  select coalesce(json_agg(json_build_object('id', mu.id, 'name', mu.name) order by mu.name, mu.id), '[]')
  from comment_mentions cm join users mu on mu.id = cm.user_id where cm.comment_id = c.id)`;

/** Comments with their author and whom they mention. */
export const comments = (db: Db) =>
  db
    .selectFrom('comments as c')
    .leftJoin('users as a', 'a.id', 'c.author_id')
    .selectAll('c')
    .select(['a.name as author_name', mentions.as('mentions')]);

type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;

/** A comment as the contract shows it. */
export const commentJson = ({ author_id, author_name, ...row }: CommentRow): Schema<'Comment'> => ({
  ...row,
  body: toEditableText(row.body, new Map(row.mentions.map(({ id, name }) => [id, name]))),
  author: author_id === null ? null : { id: author_id, name: author_name ?? '' },
});

/** What a place is called; nothing where there is none. */
export async function nameOfPlace(db: Db, { project_id, step_id }: Place): Promise<string | undefined> {
  const found = step_id
    ? db.selectFrom('steps').where('id', '=', step_id).where('project_id', '=', project_id).select('name')
    : db.selectFrom('projects').where('id', '=', project_id).select('name');
  return (await found.executeTakeFirst())?.name;
}

/** Which of some people are members of a project. */
export async function membersAmong(tx: Tx, project_id: string, people: string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const members = tx.selectFrom('project_members').where('project_id', '=', project_id);
  const found = await members.where('user_id', '=', anyOf(people)).select('user_id').execute();
  return found.map(({ user_id }) => user_id);
}

/** The members whom a place concerns: who is to do the step or owns the project, and who commented there before. */
export async function concernedBy(tx: Tx, { project_id, step_id }: Place): Promise<string[]> {
  const isTheirs = step_id
    ? sql<boolean>`m.user_id = (select assignee_id from steps where id = ${step_id})`
    : sql<boolean>`m.role = 'owner'`;
  const commented = sql<boolean>`exists (select from comments c where c.project_id = m.project_id
    and c.step_id is not distinct from ${step_id}::uuid and c.author_id = m.user_id)`;
  const found = await tx
    .selectFrom('project_members as m')
    .where('m.project_id', '=', project_id)
    .where(sql<boolean>`(${isTheirs} or ${commented})`)
    .select('m.user_id')
    .execute();
  return found.map(({ user_id }) => user_id);
}
