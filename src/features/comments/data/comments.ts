import type { InfiniteData } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { queriesOf } from '../../kernel/invalidation';
import { command } from '../../kit/command';
import { cursorList } from '../../kit/list/cursor-list';
import type { CachePatcher } from '../../kit/optimistic-update';

export type Comment = Schema<'Comment'>;
export type Person = Schema<'PersonRef'>;

/** Where people comment: on a step, or on a project as a whole. */
export interface Thread {
  projectId: string;
  stepId?: string;
}
type Pages = InfiniteData<{ data: Comment[]; page: { next_cursor: string | null } }, string | undefined>;

const list = cursorList('/api/projects/{id}/comments', ({ projectId: id, stepId: step_id }: Thread) => ({
  path: { id },
  query: { step_id, sort_order: 'desc' as const },
}));

/** What was said in a thread, page by page from the newest on. */
export const commentsOf = (thread: Thread) => list.pages(thread, 20);

const members = cursorList('/api/projects/{id}/members', (id: string) => ({ path: { id } }));

/** Whom one may mention in a project. */
export const membersOf = (projectId: string) => members.whole(projectId);

const inNewest = (known: CachePatcher, thread: Thread, by: (comments: Comment[]) => Comment[]) =>
  known.change<Pages>({ queryKey: commentsOf(thread).queryKey }, (all) => ({
    ...all,
    pages: all.pages.map((page, at) => (at === 0 ? { ...page, data: by(page.data) } : page)),
  }));

const invalidates = (thread: Thread) => [
  commentsOf(thread),
  queriesOf('/api/projects/{id}/activity', { id: thread.projectId }),
];

/** A comment that is being sent has no version yet. */
export const isBeingSent = ({ version }: Pick<Comment, 'version'>) => version === 0;

export interface Said extends Thread {
  body: string;
  /** By whom, and what it is shown as meanwhile. */
  author: Person;
  shownAs: string;
  mentions: Person[];
}

function beingSent({ projectId, stepId, shownAs, author, body, mentions }: Said): Comment {
  const now = new Date().toISOString();
  const marks = { created_at: now, updated_at: now, version: 0 };
  return { id: shownAs, project_id: projectId, step_id: stepId ?? null, author, body, mentions, ...marks };
}

/** Says something, after all that is being said in the same place, and shows it at once. */
export const addComment = command({
  send: (ask, { projectId: id, stepId, body }: Said) =>
    ask.POST('/api/projects/{id}/comments', { params: { path: { id } }, body: { body, step_id: stepId ?? null } }),
  queueKey: ({ projectId, stepId }) => `comments of ${stepId ?? projectId}`,
  optimisticUpdate: (known, said) => inNewest(known, said, (comments) => [beingSent(said), ...comments]),
  onSuccess: (known, { shownAs, ...thread }, comment) =>
    inNewest(known, thread, (comments) => [
      comment,
      ...comments.filter(({ id }) => id !== shownAs && id !== comment.id),
    ]),
  invalidates,
});

/** Changes what one said oneself. */
export const changeComment = command({
  send: (ask, { projectId, id: commentId, ...change }: Thread & { id: string; body: string; version?: number }) =>
    ask.PATCH('/api/projects/{id}/comments/{commentId}', {
      params: { path: { id: projectId, commentId } },
      body: { body: change.body, version: change.version },
    }),
  queueKey: ({ id }) => id,
  onSuccess: (known, { id, ...thread }, comment) => known.changeRow(commentsOf(thread), id, () => comment),
  invalidates,
});

/** Deletes a comment for everybody. */
export const deleteComment = command({
  send: (ask, { projectId, id: commentId }: Thread & { id: string }) =>
    ask.DELETE('/api/projects/{id}/comments/{commentId}', { params: { path: { id: projectId, commentId } } }),
  queueKey: ({ id }) => id,
  invalidates,
});
