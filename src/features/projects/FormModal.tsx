import type { ReactNode } from 'react';
import { Button, Modal } from '#ui';
import { useWords } from '../kernel/language';
import { words } from './words';

export interface FormModalProps {
  title: string;
  /** The `id` of the form inside, which the button below sends. */
  formId: string;
  size?: 'sm' | 'md';
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page, to save or to leave. */
export function FormModal({ title, formId, size, isBusy, onClose, children }: FormModalProps) {
  const t = useWords(words);
  return (
    <Modal
      title={title}
      size={size}
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={onClose} isDisabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
