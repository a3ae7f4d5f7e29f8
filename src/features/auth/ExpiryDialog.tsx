import { useSelector } from '@xstate/react';
import { AlertDialog } from '#ui';
import { useWords } from '../kernel/language';
import { usePerson, useSession } from '../kernel/session';
import { useWaitingSends } from '../kernel/waiting-sends';
import { sessionWords } from './session-words';

/** Asks whether to extend a session that has expired; afterwards, whether to send what waited for that. */
export function ExpiryDialog() {
  const t = useWords(sessionWords);
  const session = useSession();
  const dialog = useSelector(session, ({ children }) => children.dialog);
  const isOpen = useSelector(dialog, (snapshot) => snapshot?.hasTag('open') ?? false);
  const isExtending = useSelector(dialog, (snapshot) => snapshot?.matches({ open: 'extending' }) ?? false);
  // Before anybody is known there is no page to go back to.
  const hasPage = usePerson() !== undefined;
  const { count, answer } = useWaitingSends();

  return (
    <>
      <AlertDialog
        title={t('dialog.title')}
        confirmLabel={t('dialog.extend')}
        cancelLabel={t('dialog.leave')}
        safeAnswer="confirm"
        isOpen={isOpen}
        isBusy={isExtending}
        onConfirm={() => dialog?.send({ type: 'extend' })}
        onCancel={() => dialog?.send({ type: 'leave' })}
        onOpenChange={() => hasPage && dialog?.send({ type: 'dismiss' })}
      >
        {t('dialog.text')}
      </AlertDialog>
      <AlertDialog
        title={t('waiting.title', { count })}
        confirmLabel={t('waiting.send')}
        cancelLabel={t('waiting.keep')}
        isOpen={count > 0}
        onConfirm={() => answer(true)}
        onOpenChange={() => answer(false)}
      >
        {t('waiting.text')}
      </AlertDialog>
    </>
  );
}
