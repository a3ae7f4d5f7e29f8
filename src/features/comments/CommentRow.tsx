import { Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Avatar, IconButton, Inline, Menu, type MenuEntry, MenuTrigger, Stack, Text } from '#ui';
import { Ago } from '../kernel/Ago';
import { copyText } from '../kernel/copy';
import { useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import { usePerson } from '../kernel/session';
import { Asked } from '../kit/Asked';
import { useCommand } from '../kit/command';
import * as styles from './Comments.css';
import { CommentText } from './CommentText';
import { type Comment, deleteComment, isBeingSent, type Person, type Thread } from './data/comments';
import { words } from './words';

const Confirm = lazyComponent(() => import('../kit/Confirm'), 'Confirm');
const EditComment = lazyComponent(() => import('./EditComment'), 'EditComment');

export interface CommentRowProps {
  thread: Thread;
  comment: Comment;
  people: readonly Person[];
  /** Whether the caller may say something here, and whether they may delete what others say. */
  mayComment: boolean;
  mayManage: boolean;
  /** It is what the address names. */
  isMeant: boolean;
}

/** What somebody said, and what can be done with it. */
export function CommentRow({ thread, comment, people, mayComment, mayManage, isMeant }: CommentRowProps) {
  const t = useWords(words);
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const isOwn = usePerson()?.id === comment.author?.id;
  const name = comment.author?.name ?? t('someone');
  const done = () => setDoing(undefined);
  const copy = () =>
    copyText(`${location.href.split('#')[0]}#comment-${comment.id}`, {
      done: t('copied'),
      failed: t('failed.copy'),
    });
  const acts: (MenuEntry | false)[] = [
    isOwn && mayComment && { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => setDoing('edit') },
    { id: 'copy', label: t('copyLink'), icon: Link2, onAction: () => void copy() },
    (isOwn || mayManage) && {
      id: 'delete',
      label: t('delete'),
      icon: Trash2,
      tone: 'critical',
      onAction: () => setDoing('delete'),
    },
  ];
  return (
    <article
      id={`comment-${comment.id}`}
      className={styles.comment}
      data-meant={isMeant || undefined}
      aria-label={t('by', { name })}
    >
      <Avatar name={name} size="s" />
      <Stack space="xs">
        <Inline space="s" align="center" justify="between" wrap={false}>
          <Inline space="xs" align="center">
            <Text as="span" size="s" weight="medium">
              {name}
            </Text>
            <Text as="span" size="xs" tone="secondary">
              {isBeingSent(comment) ? t('sending') : <Ago at={comment.created_at} />}
              {comment.version > 1 && ` · ${t('edited')}`}
            </Text>
          </Inline>
          {!isBeingSent(comment) && (
            <MenuTrigger>
              <IconButton label={t('acts', { name })} icon={Ellipsis} size="s" />
              <Menu label={t('acts', { name })} items={acts.filter((act) => act !== false)} />
            </MenuTrigger>
          )}
        </Inline>
        {doing === 'edit' ? (
          <Suspense fallback={<CommentText body={comment.body} mentions={comment.mentions} />}>
            <EditComment thread={thread} comment={comment} people={people} onClose={done} />
          </Suspense>
        ) : (
          <CommentText body={comment.body} mentions={comment.mentions} />
        )}
      </Stack>
      {doing === 'delete' && (
        <Asked onClose={done}>
          <Remove thread={thread} id={comment.id} onClose={done} />
        </Asked>
      )}
    </article>
  );
}

function Remove({ thread, id, onClose }: { thread: Thread; id: string; onClose: () => void }) {
  const t = useWords(words);
  const { run, isPending, problem } = useCommand(deleteComment);
  const remove = async () => {
    if (!(await run({ ...thread, id })).problem) onClose();
  };
  return (
    <Confirm
      title={t('deleteTitle')}
      act={t('delete')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>{t('deleteText')}</Text>
    </Confirm>
  );
}
