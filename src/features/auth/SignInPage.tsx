import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { Inline, Link, lazyModule, Stack, Text, useLazyModule } from '#ui';
import { EntryFrame } from '../kernel/EntryFrame';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { paths } from '../paths';
import { configuredProviders } from './calls';
import { failureText } from './failure-texts';
import { withNext } from './next';
import { type Credentials, SignInForm } from './SignInForm';
import { notedEnding } from './token-storage';
import { useSignIn } from './use-sign-in';
import { words } from './words';

const socialWays = lazyModule(() => import('./SocialWays'), { isPrefetched: false });

const signIn = async (credentials: Credentials) =>
  (await client.POST('/api/auth/sign-in', { body: credentials })).data as Schema<'TokenPair'> | Schema<'Challenge'>;

const reasons = {
  left: 'required',
  'left everywhere': 'required',
  'not extended': 'expired',
  'ended elsewhere': 'ended',
} as const;

/** The providers that are configured; undefined where there is nothing of them to show. */
function useSocialWays(search: URLSearchParams) {
  const [isBack] = useState(() => search.has('code') || search.has('error'));
  const [providers, setProviders] = useState<Schema<'SocialProvider'>[]>([]);
  useEffect(() => {
    void configuredProviders().then(setProviders);
  }, []);
  return isBack || providers.length > 0 ? providers : undefined;
}

/** The way in: with e-mail and password, and a code where the account asks for one, or with a social provider. */
export function Component() {
  const t = useWords(words);
  const { language } = usePreferences();
  const [search] = useSearchParams();
  const [ending] = useState(() => (search.has('next') ? notedEnding() : undefined));
  const { submit, isPending, failure, secondStep } = useSignIn('sign-in', signIn);
  const providers = useSocialWays(search);
  const social = useLazyModule(socialWays, providers !== undefined);

  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);

  if (secondStep) return secondStep;
  return (
    <EntryFrame title={t('title')} lead={t('lead')}>
      <Stack space="l">
        <SignInForm
          reason={search.has('next') ? reasons[ending ?? 'left'] : undefined}
          isPending={isPending}
          failure={failure === undefined ? undefined : failureText('signIn', failure, language)}
          onSubmit={(credentials) => void submit(credentials)}
        />
        {providers && social && <social.SocialWays providers={providers} />}
        <Inline space="xs">
          <Text tone="secondary">{t('noAccount')}</Text>
          <Link href={withNext(paths.signUp(), search)}>{t('signUp')}</Link>
        </Inline>
      </Stack>
    </EntryFrame>
  );
}
