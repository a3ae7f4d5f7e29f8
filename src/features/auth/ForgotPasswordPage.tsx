import { useEffect, useState } from 'react';
import { client } from '#openapi/client';
import { forgottenPasswordRules } from '#openapi/rules/forgotten-password';
import { passwordResetRules } from '#openapi/rules/password-reset';
import { Button, ButtonLink, Link, PasswordField, Stack, TextField } from '#ui';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { FormBody } from '../kit/form/FormBody';
import { useEntityForm } from '../kit/form/use-entity-form';
import { paths } from '../paths';
import { useEmailField } from './email';
import { recoverWords } from './recover/words';
import { useLinkToken } from './use-link-token';

/** Back in without the password: asks for a link, or sets a new password with the link's token. */
export function Component() {
  const t = useWords(recoverWords);
  const [link, forgetLink] = useLinkToken('token');
  useEffect(() => {
    document.title = t('forgot.pageTitle');
  }, [t]);
  return link ? <NewPassword token={link.token} onAskAgain={forgetLink} /> : <AskForLink />;
}

function AskForLink() {
  const t = useWords(recoverWords);
  const [isSent, setSent] = useState(false);
  const form = useEntityForm({
    of: { values: { email: '' } },
    draft: 'sign-in',
    keepsDraft: true,
    rules: forgottenPasswordRules,
    fields: { email: useEmailField() },
    send: (body) => client.POST('/api/auth/forgot-password', { body }),
    onSent: () => setSent(true),
  });
  const back = (
    <Link href={paths.login()} weight="quiet">
      {t('forgot.back')}
    </Link>
  );

  if (isSent) {
    return (
      <EntryFrame title={t('forgot.sentTitle')} lead={t('forgot.sent', { email: form.values.email.trim() })}>
        <Stack space="l">
          <Button weight="soft" tone="neutral" width="full" onPress={() => setSent(false)}>
            {t('forgot.otherEmail')}
          </Button>
          {back}
        </Stack>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <FormBody form={form} failed={t('forgot.failed')}>
        <TextField {...form.field('email')} type="email" autoComplete="username" autoFocus />
        <Button type="submit" width="full" isPending={form.isPending}>
          {t('forgot.submit')}
        </Button>
        {back}
      </FormBody>
    </EntryFrame>
  );
}

function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const t = useWords(recoverWords);
  const [isSaved, setSaved] = useState(false);
  const limit = passwordResetRules.password.minLength;
  const tooShort = () => t('passwordShort', { limit });
  const form = useEntityForm({
    of: { values: { password: '' } },
    rules: passwordResetRules,
    fields: { password: { label: t('reset.password'), says: { missing: tooShort, tooShort } } },
    send: ({ password }) => client.POST('/api/auth/reset-password', { body: { token, password } }),
    onSent: () => setSaved(true),
  });

  if (isSaved) {
    return (
      <EntryFrame title={t('reset.doneTitle')} lead={t('reset.done')}>
        <ButtonLink href={paths.login()} width="full">
          {t('reset.signIn')}
        </ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t('reset.title')} lead={t('reset.lead')}>
      <FormBody
        form={form}
        failed={t('reset.failed')}
        wayOut={
          form.problem?.code === 'INVALID_PROOF' && (
            <Button size="s" weight="soft" tone="neutral" onPress={onAskAgain}>
              {t('reset.askAgain')}
            </Button>
          )
        }
      >
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          note={t('reset.passwordNote', { limit })}
          autoFocus
        />
        <Button type="submit" width="full" isPending={form.isPending}>
          {t('reset.submit')}
        </Button>
      </FormBody>
    </EntryFrame>
  );
}
