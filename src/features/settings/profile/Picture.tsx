import { useState } from 'react';
import { Button, Card, FileDrop, Inline, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { PersonAvatar } from '../../kernel/PersonAvatar';
import { refreshPerson, useSession } from '../../kernel/session';
import { useCommand } from '../../kit/command';
import { type Account, deleteAvatar, setAvatar } from '../data/account';
import { makePicture } from './make-picture';
import { profileWords } from './words';

const maxBytes = 20_000_000;

/** One's own picture, drawn anew before it is sent. */
export function Picture({ account }: { account: Account }) {
  const t = useWords(profileWords);
  const session = useSession();
  const [error, setError] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const give = useCommand(setAvatar);
  const take = useCommand(deleteAvatar);

  async function send([file]: File[]) {
    if (!file) return;
    setError(undefined);
    setDrawing(true);
    const picture = await makePicture(file);
    setDrawing(false);
    if (!picture) return setError(t('picture.unreadable'));
    const { problem } = await give.run(picture, { done: () => t('picture.saved') });
    if (problem) return setError(problem.message);
    await refreshPerson(session);
  }

  async function remove() {
    const { problem } = await take.run(null, {
      done: () => t('picture.removed'),
      failed: () => t('picture.notRemoved'),
    });
    if (!problem) await refreshPerson(session);
  }

  return (
    <Card padding="l">
      <Stack space="l">
        <Inline space="l" align="center">
          <PersonAvatar person={account} size="xl" />
          {account.avatar_at && (
            <Button weight="soft" tone="neutral" size="s" isPending={take.isPending} onPress={() => void remove()}>
              {t('picture.remove')}
            </Button>
          )}
        </Inline>
        <FileDrop
          label={t('picture.label')}
          note={t('picture.note')}
          files={[]}
          onChange={(files) => void send(files)}
          endings={['.png', '.jpg', '.jpeg', '.webp']}
          maxBytes={maxBytes}
          maxFiles={1}
          error={error}
          isDisabled={isDrawing || give.isPending}
        />
      </Stack>
    </Card>
  );
}
