import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { createPixCode } from '#domain/pix-code';
import type { Schema } from '#openapi/operations';
import { Button, CodeBlock, EmptyState, Page, RadioGroup, Section, Select, Skeleton, Stack, Stat, Text } from '#ui';
import { useFormats } from '../../../../kernel/format';
import { translator, useWords } from '../../../../kernel/language';
import { useLiveChanges } from '../../../../kernel/live';
import { useMoney } from '../../../../kernel/money';
import { type PageHandle, usePageTitle } from '../../../../kernel/page';
import { queryClient } from '../../../../kernel/query';
import { paths } from '../../../../paths';
import { clientStatement } from '../../../data/dashboard';
import * as styles from './StatementPage.css';
import { Titles } from './Titles';
import { statementWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(statementWords, language)('title') };

export const loader = ({ params: { clientId = '' } }: LoaderFunctionArgs) =>
  void queryClient.prefetchQuery(clientStatement(clientId));

/** What a client has to pay, as it can be printed and sent, with a code that their bank reads. */
export function Component() {
  const t = useWords(statementWords);
  const id = useParams().clientId as string;
  const { data, error } = useQuery(clientStatement(id));
  useLiveChanges();
  usePageTitle(data && t('of', { name: data.client.name }));
  if (error && !data) throw error;
  return (
    <Page
      title={data ? t('of', { name: data.client.name }) : t('title')}
      width="text"
      breadcrumbs={[
        { label: t('clients'), href: paths.clients() },
        ...(data ? [{ label: data.client.name, href: paths.clientTransactions({ clientId: id }) }] : []),
        { label: t('title') },
      ]}
      actions={
        <div className={styles.onScreen}>
          <Button icon={Printer} onPress={() => window.print()} isDisabled={!data?.open_count}>
            {t('print')}
          </Button>
        </div>
      }
    >
      {!data && (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
      {data?.open_count === 0 && (
        <EmptyState kind="nothing yet" title={t('empty.title')} description={t('empty.text')} />
      )}
      {data && data.open_count > 0 && <Statement statement={data} />}
    </Page>
  );
}

function Statement({ statement }: { statement: Schema<'ClientStatement'> }) {
  const t = useWords(statementWords);
  const money = useMoney();
  const { day } = useFormats();
  const { open_cents, open_count, overdue_cents, today, titles, receivers } = statement;
  return (
    <Stack space="xl">
      <Stat
        label={t('total', { count: open_count })}
        value={money(open_cents)}
        change={overdue_cents > 0 ? t('overdue', { amount: money(overdue_cents) }) : t('noneOverdue')}
        tone={overdue_cents > 0 ? 'critical' : 'neutral'}
      />
      <Titles titles={titles} open_cents={open_cents} />
      {titles.length < open_count && (
        <Text size="s" tone="secondary">
          {t('onlyFirst', { shown: titles.length, count: open_count })}
        </Text>
      )}
      {receivers.length > 0 ? (
        <Pix statement={statement} />
      ) : (
        <Text size="s" tone="secondary">
          {t('noKeys')}
        </Text>
      )}
      <Text size="s" tone="secondary">
        {t('asOf', { day: day(today) })}
      </Text>
    </Stack>
  );
}

function Pix({
  statement: { receivers, titles, open_cents, overdue_cents },
}: {
  statement: Schema<'ClientStatement'>;
}) {
  const t = useWords(statementWords);
  const money = useMoney();
  const usual = receivers.find(({ account }) => account.id === titles[0]?.account.id) ?? receivers[0];
  const [chosen, setChosen] = useState<string>();
  const [isLateOnly, setLateOnly] = useState(false);
  const receiver = receivers.find(({ account, key }) => `${account.id} ${key}` === chosen) ?? usual;
  const amount = isLateOnly && overdue_cents > 0 ? overdue_cents : open_cents;
  if (!receiver) return null;
  const { key, name, city } = receiver;
  return (
    <Section title={t('pix.title')} description={t('pix.text', { amount: money(amount), name })}>
      <Stack space="m">
        <div className={styles.choices}>
          {receivers.length > 1 && (
            <Select
              label={t('pix.key')}
              options={receivers.map((each) => ({
                id: `${each.account.id} ${each.key}`,
                label: each.key,
                note: each.account.name,
              }))}
              value={`${receiver.account.id} ${key}`}
              onChange={setChosen}
            />
          )}
          {overdue_cents > 0 && overdue_cents < open_cents && (
            <RadioGroup
              label={t('pix.amount')}
              options={[
                { id: 'all', label: t('pix.all', { amount: money(open_cents) }) },
                { id: 'late', label: t('pix.late', { amount: money(overdue_cents) }) },
              ]}
              value={isLateOnly ? 'late' : 'all'}
              onChange={(id) => setLateOnly(id === 'late')}
            />
          )}
        </div>
        <CodeBlock title={t('pix.code')}>
          {createPixCode({ key, receiver: name, city, amount_cents: amount })}
        </CodeBlock>
      </Stack>
    </Section>
  );
}
