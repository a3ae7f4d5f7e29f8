import { twoStepChangeRules } from '#openapi/rules/two-step-change';
import { notify, PasswordField, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { type Account, setTwoStep } from '../data/account';
import { twoStepWords } from './words';

/** Turns the second step on or off; whoever does it knows the password. */
export function TurnTwoStep({ account, onClose }: { account: Account; onClose: () => void }) {
  'use no memo';
  const t = useWords(twoStepWords);
  const enabled = !account.two_step;
  const missing = () => t('passwordMissing');
  const form = useEntityForm({
    of: { values: { currentPassword: '' } },
    rules: { currentPassword: { ...twoStepChangeRules.currentPassword, required: account.has_password } },
    fields: { currentPassword: { label: t('password'), says: { missing } } },
    isReady: ({ currentPassword }) =>
      account.has_password && !currentPassword ? { currentPassword: missing() } : true,
    send: ({ currentPassword }) =>
      sendCommand(setTwoStep, { enabled, ...(account.has_password && { currentPassword }) }),
    onSent: () => {
      notify({ variant: 'success', title: t(enabled ? 'turnedOn' : 'turnedOff') });
      onClose();
    },
    place: ({ code, message }) => (code === 'INVALID_CREDENTIALS' ? { currentPassword: message } : {}),
  });
  return (
    <FormModal title={t(enabled ? 'turnOnTitle' : 'turnOffTitle')} form={form} size="sm" onClose={onClose}>
      <Text>{t(enabled ? 'turnOnText' : 'turnOffText')}</Text>
      {account.has_password && <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />}
    </FormModal>
  );
}
