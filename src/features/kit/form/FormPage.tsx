import type { ReactNode } from 'react';
import { Button, ButtonLink, Card, Inline, Page, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { Conflict } from './Conflict';
import { DraftBanner } from './DraftBanner';
import { FramedBody } from './FramedBody';
import { frameWords } from './frame/words';
import { LeaveDialog } from './LeaveDialog';
import type { EntityForm } from './use-entity-form';
import { useLeaveGuard } from './use-leave-guard';

export interface FormPageProps<Values extends object> {
  title: string;
  form: EntityForm<Values>;
  /** Label of the submit button, such as `Criar projeto`. */
  submit: string;
  /** Address that cancelling leads to. */
  cancelTo: string;
  conflict?: string;
  /** Content above the fields that is not submitted. */
  head?: ReactNode;
  /** Content below the form that is submitted separately. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page with one form. Unsent values are stored in this tab; leaving asks for confirmation. */
export function FormPage<Values extends object>({
  title,
  form,
  submit,
  cancelTo,
  conflict,
  head,
  below,
  children,
}: FormPageProps<Values>) {
  const t = useWords(frameWords);
  const blocker = useLeaveGuard(form.isUnsaved);
  const leave = () => {
    form.discard();
    blocker.proceed?.();
  };
  return (
    <Page title={title} width="text">
      <Stack space="l">
        <DraftBanner form={form} />
        <Card padding="l">
          <Stack space="l">
            {head}
            <FramedBody form={form} isFirstFocused={form.isNew}>
              {children}
            </FramedBody>
            <Inline justify="end">
              <ButtonLink href={cancelTo} weight="soft" tone="neutral">
                {t('cancel')}
              </ButtonLink>
              <Button type="submit" form={form.id} isPending={form.isPending}>
                {submit}
              </Button>
            </Inline>
          </Stack>
        </Card>
        {below}
      </Stack>
      {conflict && <Conflict title={conflict} form={form} />}
      <LeaveDialog isOpen={blocker.state === 'blocked'} onLeave={leave} onStay={() => blocker.reset?.()} />
    </Page>
  );
}
