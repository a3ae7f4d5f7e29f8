import type { ReactNode } from 'react';
import { AlertDialog, Banner, Stack } from '#ui';
import { useWords } from '../kernel/language';
import type { Problem } from '../kernel/problem';
import { confirmWords } from './words';

export interface ConfirmProps {
  title: string;
  /** Label of the confirm button. */
  act: string;
  /** Label of the cancel button, for an action that is itself a cancellation. */
  back?: string;
  tone?: 'critical' | 'accent';
  /** Whether the action loses nothing, so that its button gets the initial focus. */
  isSafe?: boolean;
  isPending?: boolean;
  /** The reason why the action failed. */
  problem?: Problem;
  onConfirm: () => void;
  onClose: () => void;
  /** Consequences of the action. */
  children?: ReactNode;
}

/** Asks for confirmation of an irreversible action and lists its consequences. Render it while it is open. */
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
