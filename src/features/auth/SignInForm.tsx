import { credentialsRules } from '#openapi/rules/credentials';
import { Banner, Button, Link, PasswordField, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { FormBody } from '../kit/form/FormBody';
import { useEntityForm } from '../kit/form/use-entity-form';
import { paths } from '../paths';
import { useEmailField } from './email';
import { reasonWords } from './reason/words';
import { words } from './words';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInFormProps {
  /** Why the person is asked to sign in, where they came from another page. */
  reason?: 'expired' | 'ended' | 'required';
  isPending: boolean;
  /** What the last attempt failed of. */
  failure?: string;
  onSubmit: (credentials: Credentials) => void;
}

/** E-mail and password. What was typed stays on screen whatever the server answers. */
export function SignInForm({ reason, isPending, failure, onSubmit }: SignInFormProps) {
  const t = useWords(words);
  const why = useWords(reasonWords);
  const form = useEntityForm<Credentials>({
    of: { values: { email: '', password: '' } },
    draft: 'sign-in',
    keepsDraft: true,
    rules: credentialsRules,
    fields: {
      email: useEmailField(),
      password: { label: t('password'), says: { missing: () => t('passwordMissing') } },
    },
    flow: { isPending },
    send: async (credentials) => onSubmit(credentials),
  });
  return (
    <FormBody form={form}>
      {failure ? (
        <Banner tone="critical" title={t('failed')} isLive>
          {failure}
        </Banner>
      ) : (
        reason && (
          <Banner tone="info" title={why(`${reason}.title`)}>
            {why(`${reason}.text`)}
          </Banner>
        )
      )}
      <TextField {...form.field('email')} type="email" autoComplete="username" autoFocus />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        note={<Link href={paths.forgotPassword()}>{t('forgot')}</Link>}
      />
      <Button type="submit" width="full" isPending={form.isPending}>
        {t('submit')}
      </Button>
    </FormBody>
  );
}
