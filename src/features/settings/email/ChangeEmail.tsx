import { emailChangeRules } from '#openapi/rules/email-change';
import { notify, PasswordField, Text, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { type Account, requestEmailChange } from '../data/account';
import { emailWords } from './words';

/** Asks for another address of one's account, with the password where there is one. */
export function ChangeEmail({ account: { has_password }, onClose }: { account: Account; onClose: () => void }) {
  const t = useWords(emailWords);
  const missing = () => t('passwordMissing');
  const form = useEntityForm({
    of: { values: { email: '', currentPassword: '' } },
    rules: {
      ...emailChangeRules,
      currentPassword: { ...emailChangeRules.currentPassword, required: has_password },
    },
    fields: {
      email: { label: t('next'), says: { missing: () => t('missing'), malformed: () => t('malformed') } },
      currentPassword: { label: t('password'), says: { missing } },
    },
    isReady: ({ currentPassword }) => (has_password && !currentPassword ? { currentPassword: missing() } : true),
    send: ({ email, currentPassword }) =>
      sendCommand(requestEmailChange, { email: email.trim(), ...(has_password && { currentPassword }) }),
    onSent: (_, { email }) => {
      notify({ variant: 'success', title: t('asked'), description: t('askedText', { email: email.trim() }) });
      onClose();
    },
    place: ({ code, message }) => (code === 'INVALID_CREDENTIALS' ? { currentPassword: message } : {}),
  });
  return (
    <FormModal title={t('change')} form={form} size="sm" onClose={onClose}>
      <Text>{t('changeText')}</Text>
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      {has_password && <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />}
    </FormModal>
  );
}
