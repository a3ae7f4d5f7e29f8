import { tokensOf } from '#machines/tokens';
import { passwordChangeRules } from '#openapi/rules/password-change';
import { Button, Card, Inline, notify, PasswordField, Text } from '#ui';
import { useWords } from '../kernel/language';
import { usePerson, useSession } from '../kernel/session';
import { sendCommand } from '../kit/command';
import { FormBody } from '../kit/form/FormBody';
import { useEntityForm } from '../kit/form/use-entity-form';
import { changePassword } from './data/commands';
import { words } from './words';

/** A new password. All other sessions end; this one goes on with new tokens. */
export function ChangePassword() {
  const t = useWords(words);
  const session = useSession();
  const email = usePerson()?.email;
  const limit = passwordChangeRules.password.minLength;
  const tooShort = () => t('password.short', { limit });
  const form = useEntityForm({
    of: { values: { currentPassword: '', password: '' } },
    rules: passwordChangeRules,
    fields: {
      currentPassword: { label: t('password.current'), says: { missing: () => t('password.currentMissing') } },
      password: { label: t('password.next'), says: { missing: tooShort, tooShort } },
    },
    send: (values) => sendCommand(changePassword, values),
    onSent: (pair) => {
      session.send({ type: 'signed in', tokens: tokensOf(pair, Date.now()) });
      form.reset();
      notify({ variant: 'success', title: t('password.saved'), description: t('password.savedText') });
    },
    place: ({ code, message }) => (code === 'INVALID_CREDENTIALS' ? { currentPassword: message } : {}),
  });

  return (
    <Card padding="l">
      <FormBody form={form} failed={t('password.failed')}>
        {/* Whose password this is, for what keeps passwords. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
        <PasswordField {...form.field('password')} autoComplete="new-password" note={t('password.note', { limit })} />
        <Inline justify="between">
          <Text tone="secondary" size="s">
            {t('password.ends')}
          </Text>
          <Button type="submit" isPending={form.isPending}>
            {t('password.save')}
          </Button>
        </Inline>
      </FormBody>
    </Card>
  );
}
