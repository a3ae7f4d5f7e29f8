import { type ReactNode, useState } from 'react';
import { Button, Modal, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { Conflict } from './Conflict';
import { DraftBanner } from './DraftBanner';
import { FramedBody } from './FramedBody';
import { frameWords } from './frame/words';
import { LeaveDialog } from './LeaveDialog';
import type { EntityForm } from './use-entity-form';
import { useLeaveGuard } from './use-leave-guard';

export interface FormModalProps<Values extends object> {
  title: string;
  form: EntityForm<Values>;
  size?: 'sm' | 'md';
  /** Label of the submit button if it is not "Save". */
  act?: string;
  /** Title of the conflict view. */
  conflict?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog; closing it with unsaved changes asks for confirmation. */
export function FormModal<Values extends object>({
  title,
  form,
  size,
  act,
  conflict,
  onClose,
  children,
}: FormModalProps<Values>) {
  const t = useWords(frameWords);
  const blocker = useLeaveGuard(form.isUnsaved);
  const [isAsking, setAsking] = useState(false);
  const { isPending } = form;
  const close = () => (form.isUnsaved() ? setAsking(true) : onClose());
  const leave = () => {
    form.discard();
    if (blocker.state === 'blocked') blocker.proceed();
    onClose();
  };
  const stay = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  return (
    <Modal
      title={title}
      size={size}
      isOpen
      onOpenChange={close}
      isPending={isPending}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={close} isDisabled={isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form.id} isPending={isPending}>
            {act ?? t('save')}
          </Button>
        </>
      }
    >
      <Stack space="l">
        <DraftBanner form={form} />
        <FramedBody form={form} isFirstFocused>
          {children}
        </FramedBody>
      </Stack>
      {conflict && <Conflict title={conflict} form={form} />}
      <LeaveDialog isOpen={isAsking || blocker.state === 'blocked'} onLeave={leave} onStay={stay} />
    </Modal>
  );
}
