import { twoStepChangeRules } from '#openapi/rules/two-step-change';
import { notify, PasswordField, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import type { Account } from '../data/account';
import { twoStepWords } from './words';

export interface WithPasswordProps {
  account: Account;
  title: string;
  text: string;
  /** What is said once it is done. */
  done: string;
  send: (password: { currentPassword?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** A change of what guards one's account: whoever makes it knows the password, where there is one. */
export function WithPassword({ account: { has_password }, title, text, done, send, onClose }: WithPasswordProps) {
  const t = useWords(twoStepWords);
  const missing = () => t('passwordMissing');
  const form = useEntityForm({
    of: { values: { currentPassword: '' } },
    rules: { currentPassword: { ...twoStepChangeRules.currentPassword, required: has_password } },
    fields: { currentPassword: { label: t('password'), says: { missing } } },
    isReady: ({ currentPassword }) => (has_password && !currentPassword ? { currentPassword: missing() } : true),
    send: ({ currentPassword }) => send(has_password ? { currentPassword } : {}),
    onSent: () => {
      notify({ variant: 'success', title: done });
      onClose();
    },
    place: ({ code, message }) => (code === 'INVALID_CREDENTIALS' ? { currentPassword: message } : {}),
  });
  return (
    <FormModal title={title} form={form} size="sm" onClose={onClose}>
      <Text>{text}</Text>
      {has_password && <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />}
    </FormModal>
  );
}
