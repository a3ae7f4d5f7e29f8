import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { allows } from '#domain/access';
import type { Schema } from '#openapi/operations';
import { Button, Inline, InlineAlert, Section, Skeleton, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { useCan } from '../kernel/session';
import { screenWords } from '../kernel/words';
import { CommentRow } from './CommentRow';
import * as styles from './Comments.css';
import { Composer } from './Composer';
import { commentsOf, membersOf, type Thread } from './data/comments';
import { words } from './words';

export interface CommentsProps {
  project: Pick<Schema<'Project'>, 'id' | 'my_role'>;
  /** The step that is talked about; the project as a whole without it. */
  stepId?: string;
  level?: 2 | 3;
}

/** What people say about a step or a project, the oldest first, and where one says something oneself. */
export function Comments({ project, stepId, level }: CommentsProps) {
  const t = useWords(words);
  const manages = useCan()('manage:projects');
  const mayComment = manages || allows('project', 'comment', project.my_role);
  const mayManage = manages || allows('project', 'change', project.my_role);
  const thread = { projectId: project.id, stepId };
  const { data: members = [] } = useQuery({ ...membersOf(project.id), enabled: mayComment });
  const people = members.map(({ user: { id, name } }) => ({ id, name }));
  return (
    <Section title={t('title')} level={level}>
      <Stack space="l">
        <Said thread={thread} people={people} mayComment={mayComment} mayManage={mayManage} />
        {mayComment ? (
          <Composer key={stepId ?? project.id} thread={thread} people={people} />
        ) : (
          <Text size="s" tone="secondary">
            {t('readOnly')}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

interface SaidProps {
  thread: Thread;
  people: { id: string; name: string }[];
  mayComment: boolean;
  mayManage: boolean;
}

function Said({ thread, ...rest }: SaidProps) {
  const t = useWords(words);
  const screen = useWords(screenWords);
  const query = useInfiniteQuery(commentsOf(thread));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const comments = data?.pages.flatMap((page) => page.data).toReversed();
  const meant = useMeant(comments, hasNextPage && !isFetching, fetchNextPage);

  if (!comments && !error) {
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    );
  }
  return (
    <Stack space="m">
      {Boolean(error) && (
        <InlineAlert tone="critical">
          {t('failed.load')} {toProblem(error).message}
        </InlineAlert>
      )}
      {(Boolean(error) || hasNextPage) && (
        <Inline>
          <Button
            size="s"
            weight="soft"
            tone="neutral"
            isPending={error ? isFetching : isFetchingNextPage}
            onPress={() => void (comments && hasNextPage ? fetchNextPage() : query.refetch())}
          >
            {error ? screen('retry') : t('earlier')}
          </Button>
        </Inline>
      )}
      {comments?.length === 0 && (
        <Text size="s" tone="secondary">
          {t('empty')}
        </Text>
      )}
      {comments && comments.length > 0 && (
        <ol className={styles.comments} aria-label={t('title')}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentRow thread={thread} comment={comment} isMeant={comment.id === meant} {...rest} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

/** Brings the comment that the address names into sight, however far back it stands. */
function useMeant(comments: { id: string }[] | undefined, hasMore: boolean, loadMore: () => unknown) {
  const { hash } = useLocation();
  const id = /^#comment-(.+)$/.exec(hash)?.[1];
  const isThere = id !== undefined && comments?.some((comment) => comment.id === id) === true;
  const isWanted = id !== undefined && comments !== undefined && !isThere && hasMore;
  useEffect(() => {
    if (isWanted) loadMore();
  }, [isWanted, loadMore]);
  useEffect(() => {
    if (isThere) document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' });
  }, [id, isThere]);
  return id;
}
