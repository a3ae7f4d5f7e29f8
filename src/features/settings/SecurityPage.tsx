import { useSuspenseQuery } from '@tanstack/react-query';
import { Page, Section, Stack } from '#ui';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { queryClient, rowsOf } from '../kernel/query';
import { ChangePassword } from './ChangePassword';
import { ownSessions } from './data/queries';
import { OwnEmail } from './email/OwnEmail';
import { SessionList } from './SessionList';
import { TwoStep } from './two-step/TwoStep';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

export const loader = () => queryClient.ensureQueryData(ownSessions());

/** One's own address, password and second step, and where one is signed in. */
export function Component() {
  const t = useWords(words);
  const { data } = useSuspenseQuery(ownSessions());
  return (
    <Page title={t('title')} description={t('lead')} width="text">
      <Stack space="xl">
        <OwnEmail />
        <Section title={t('password.title')}>
          <ChangePassword />
        </Section>
        <TwoStep />
        <Section title={t('sessions.title')}>
          <SessionList sessions={rowsOf(data)} />
        </Section>
      </Stack>
    </Page>
  );
}
