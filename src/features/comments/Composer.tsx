import { Send } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { newCommentRules } from '#openapi/rules/new-comment';
import { Button, Inline, Stack, Text } from '#ui';
import { attachPasted, pastedImages } from '../attachments/public';
import { useWords } from '../kernel/language';
import { usePerson } from '../kernel/session';
import { useCommand } from '../kit/command';
import { addComment, type Person, type Thread } from './data/comments';
import { useTypedText } from './drafts';
import { MentionField } from './MentionField';
import { mentionsOf, toMarkup } from './mentions';
import { words } from './words';

const { maxLength } = newCommentRules.body;

/** Where one says something. It is emptied and shown at once; what could not be sent is given back. */
export function Composer({ thread, people }: { thread: Thread; people: readonly Person[] }) {
  const t = useWords(words);
  const person = usePerson();
  const add = useCommand(addComment);
  const { text, type, giveBack } = useTypedText(`comment-${thread.stepId ?? thread.projectId}`);
  const [isTooLong, setTooLong] = useState(false);
  if (!person) return null;

  const { id, name } = person;
  async function submit(typed: string) {
    const body = toMarkup(typed.trim(), people);
    if (body.length > maxLength) return setTooLong(true);
    if (!body) return;
    type('');
    const said = { ...thread, body, author: { id, name }, mentions: mentionsOf(body, people) };
    const { problem } = await add.run({ ...said, shownAs: crypto.randomUUID() }, { failed: () => t('failed.add') });
    if (problem) giveBack(typed);
  }

  function paste(event: ClipboardEvent) {
    const images = pastedImages(event.clipboardData);
    if (images.length === 0) return;
    event.preventDefault();
    const names = attachPasted(thread, images, t('pastedImage'));
    // Who reads the comment finds the file by its name.
    type([text, ...names.map((file) => t('attached', { name: file }))].filter(Boolean).join(' '));
  }

  return (
    // TextArea has no paste handler.
    <div onPaste={paste}>
      <Stack space="s">
        <MentionField
          label={t('write')}
          isLabelHidden
          name="comment"
          placeholder={t('placeholder')}
          rows={2}
          value={text}
          onChange={(next) => {
            type(next);
            setTooLong(false);
          }}
          error={isTooLong ? t('tooLong', { limit: maxLength }) : undefined}
          people={people}
          onSubmit={(typed) => void submit(typed)}
        />
        <Inline space="s" justify="between" align="center">
          <Text size="xs" tone="secondary">
            {t('hint')}
          </Text>
          <Button icon={Send} size="s" isDisabled={!text.trim()} onPress={() => void submit(text)}>
            {t('add')}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
