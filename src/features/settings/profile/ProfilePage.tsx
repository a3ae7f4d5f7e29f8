import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountChangeRules } from '#openapi/rules/account-change';
import { Button, Card, Inline, notify, Page, Section, Stack, TextField } from '#ui';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { refreshPerson, useSession } from '../../kernel/session';
import { sendCommand } from '../../kit/command';
import { Conflict } from '../../kit/form/Conflict';
import { FormBody } from '../../kit/form/FormBody';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { paths } from '../../paths';
import { type Account, changeAccount, ownAccount } from '../data/account';
import { words } from '../words';
import { Picture } from './Picture';
import { Preferences } from './Preferences';
import { profileWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(profileWords, language)('title') };

export const loader = () => queryClient.ensureQueryData(ownAccount());

/** How others see somebody, and how somebody likes the app. */
export function Component() {
  const t = useWords(profileWords);
  const own = useWords(words);
  const { data } = useSuspenseQuery(ownAccount());
  return (
    <Page
      title={t('title')}
      description={t('lead')}
      width="text"
      breadcrumbs={[{ label: own('all.title'), href: paths.settings() }, { label: t('title') }]}
    >
      <Stack space="xl">
        <Section title={t('picture.title')}>
          <Picture account={data} />
        </Section>
        <Section title={t('name.title')}>
          <Name account={data} />
        </Section>
        <Section title={t('preferences')} description={t('preferencesText')}>
          <Preferences />
        </Section>
      </Stack>
    </Page>
  );
}

const savedOf = ({ name, version }: Account) => ({ values: { name }, version });

function Name({ account }: { account: Account }) {
  const t = useWords(profileWords);
  const session = useSession();
  const [saved] = useState(() => savedOf(account));
  const form = useEntityForm<{ name: string }, Account>({
    of: saved,
    rules: accountChangeRules,
    fields: { name: { label: t('name.label'), says: { missing: () => t('name.missing') } } },
    send: ({ name }, version) => sendCommand(changeAccount, { name, version }),
    readAgain: async () => savedOf(await queryClient.fetchQuery({ ...ownAccount(), staleTime: 0 })),
    onSent: (answer, _, typed) => {
      form.settle(savedOf(answer), typed);
      notify({ variant: 'success', title: t('name.saved'), description: answer.name });
      void refreshPerson(session);
    },
  });
  return (
    <Card padding="l">
      <FormBody form={form} failed={t('name.failed')}>
        <TextField {...form.field('name')} autoComplete="name" />
        <Inline justify="end">
          <Button type="submit" isPending={form.isPending}>
            {t('name.save')}
          </Button>
        </Inline>
      </FormBody>
      <Conflict title={t('name.conflict')} form={form} />
    </Card>
  );
}
