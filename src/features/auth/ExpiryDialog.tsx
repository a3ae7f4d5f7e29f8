import { useSelector } from '@xstate/react';
import { AlertDialog, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { usePendingSends } from '../kernel/pending-sends';
import { usePerson, useSession } from '../kernel/session';
import { sessionWords } from './session/words';

/** Asks whether to extend a session that has expired. It costs one key: Enter extends, and what waited is sent with it. */
export function ExpiryDialog() {
  const t = useWords(sessionWords);
  const session = useSession();
  const dialog = useSelector(session, ({ children }) => children.dialog);
  const isOpen = useSelector(dialog, (snapshot) => snapshot?.hasTag('open') ?? false);
  const isExtending = useSelector(dialog, (snapshot) => snapshot?.matches({ open: 'extending' }) ?? false);
  // Before anybody is known there is no page to go back to.
  const hasPage = usePerson() !== undefined;
  const count = usePendingSends();

  return (
    <AlertDialog
      title={t('dialog.title')}
      confirmLabel={t('dialog.extend')}
      cancelLabel={t('dialog.leave')}
      safeAnswer="confirm"
      isOpen={isOpen}
      isPending={isExtending}
      onConfirm={() => dialog?.send({ type: 'extend' })}
      onCancel={() => dialog?.send({ type: 'leave' })}
      onOpenChange={() => hasPage && dialog?.send({ type: 'dismiss' })}
    >
      <Stack space="s">
        <Text>{t('dialog.text')}</Text>
        {count > 0 && <Text weight="medium">{t('dialog.waiting', { count })}</Text>}
      </Stack>
    </AlertDialog>
  );
}
