import type { ReactNode } from 'react';
import { AlertDialog, Banner, Stack } from '#ui';
import { useWords } from '../kernel/language';
import type { Problem } from '../kernel/problem';
import { confirmWords } from './words';

export interface ConfirmProps {
  title: string;
  /** What is done, on the button. */
  act: string;
  /** The way back, where cancelling is the act itself. */
  back?: string;
  tone?: 'critical' | 'accent';
  /** Nothing is lost by it: it has the focus. */
  isSafe?: boolean;
  isPending?: boolean;
  /** Why it could not be done. */
  problem?: Problem;
  onConfirm: () => void;
  onClose: () => void;
  /** What goes with it. */
  children?: ReactNode;
}

/** Asks before what cannot be undone, with what goes with it. Draw it while it asks. */
export function Confirm({
  title,
  act,
  back,
  tone = 'critical',
  isSafe,
  isPending,
  problem,
  onConfirm,
  onClose,
  children,
}: ConfirmProps) {
  const t = useWords(confirmWords);
  return (
    <AlertDialog
      title={title}
      confirmLabel={act}
      cancelLabel={back ?? t('cancel')}
      tone={tone}
      safeAnswer={isSafe ? 'confirm' : 'cancel'}
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      <Stack space="m">
        {problem && <Banner tone="critical" title={problem.message} isLive />}
        {children}
      </Stack>
    </AlertDialog>
  );
}
