import { client } from '#openapi/client';
import { commentChangeRules } from '#openapi/rules/comment-change';
import { Button, Inline, Stack } from '#ui';
import { useWords } from '../kernel/language';
import { queryClient } from '../kernel/query';
import { sendCommand } from '../kit/command';
import { Conflict } from '../kit/form/Conflict';
import { FormBody } from '../kit/form/FormBody';
import { useEntityForm } from '../kit/form/use-entity-form';
import { type Comment, changeComment, commentsOf, type Person, type Thread } from './data/comments';
import { MentionField } from './MentionField';
import { toMarkup, toTyped } from './mentions';
import { words } from './words';

export interface EditCommentProps {
  thread: Thread;
  comment: Comment;
  people: readonly Person[];
  onClose: () => void;
}

const savedOf = ({ body, version }: Pick<Comment, 'body' | 'version'>) => ({
  values: { body: toTyped(body) },
  version,
});

/** Changes what one said, in its place; where another window was faster, both texts stand side by side. */
export function EditComment({ thread, comment, people, onClose }: EditCommentProps) {
  const t = useWords(words);
  const form = useEntityForm({
    of: savedOf(comment),
    draft: `comment-${comment.id}`,
    rules: commentChangeRules,
    fields: { body: { label: t('text') } },
    send: ({ body }, version) =>
      sendCommand(changeComment, { ...thread, id: comment.id, body: toMarkup(body, people), version }),
    readAgain: () => readComment(thread, comment.id),
    onSent: onClose,
  });
  const cancel = () => {
    form.discard();
    onClose();
  };
  return (
    <FormBody form={form} failed={t('failed.change')}>
      <Stack space="s">
        <MentionField
          {...form.field('body')}
          isRequired={undefined}
          isLabelHidden
          autoFocus
          people={people}
          onSubmit={() => void form.submit()}
        />
        <Inline space="s">
          <Button type="submit" size="s" isPending={form.isPending}>
            {t('save')}
          </Button>
          <Button size="s" weight="soft" tone="neutral" isDisabled={form.isPending} onPress={cancel}>
            {t('cancel')}
          </Button>
        </Inline>
        <Conflict title={t('conflict')} form={form} />
      </Stack>
    </FormBody>
  );
}

/** What is saved of a comment now; nothing where it is gone. */
async function readComment(thread: Thread, id: string) {
  const { data } = await client.GET('/api/projects/{id}/comments', {
    params: { path: { id: thread.projectId }, query: { step_id: thread.stepId, sort_order: 'desc', limit: 200 } },
  });
  void queryClient.invalidateQueries({ queryKey: commentsOf(thread).queryKey });
  const comment = data?.data.find((each) => each.id === id);
  return comment && savedOf(comment);
}
