import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Card, Form, Inline, NumberField, RadioGroup, Select, Stack, Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { allAccounts } from '../../data/choices';
import type { ImportFlow } from './use-import';
import { importWords } from './words';

const maxRate = 1_000_000;

/** Asks which account of a file goes into which account here, and what its currency is worth where that is another. */
export function ChooseSource({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const { desk, chooseAccount, chooseSource, back } = flow;
  const { sources = [], rows = [], name = '' } = desk.statement ?? {};
  const [source, setSource] = useState(desk.options?.source ?? flow.firstOpenSource);
  const [rate, setRate] = useState<number | null>(desk.options?.rate ?? null);
  const [isAsked, setAsked] = useState(false);
  const accounts = useQuery(allAccounts());
  const active = (accounts.data ?? []).filter(({ is_active }) => is_active);
  const currency = sources[source]?.currency ?? 'BRL';
  const isForeign = currency !== 'BRL';
  const hasRate = rate !== null && rate > 0 && rate <= maxRate;
  const send = () => {
    setAsked(true);
    if (!isForeign || hasRate) chooseSource({ source, ...(isForeign && hasRate && { rate }) });
  };
  const countOf = (place: number) => rows.filter((row) => (row.source ?? 0) === place).length;
  return (
    <Card padding="l">
      <Form onSubmit={send}>
        <Stack space="m">
          <Text tone="secondary">{t('sourcesLead', { name, count: sources.length })}</Text>
          {sources.length > 1 && (
            <RadioGroup
              label={t('source')}
              options={sources.map(({ account, currency: code }, place) => ({
                id: String(place),
                label: account || t('unnamedSource', { place: place + 1 }),
                note: t(desk.doneSources?.includes(place) ? 'sourceDone' : 'sourceNote', {
                  count: countOf(place),
                  currency: code,
                }),
              }))}
              value={String(source)}
              onChange={(id) => setSource(Number(id))}
            />
          )}
          <Select
            label={t('sourceAccount')}
            isRequired
            options={active.map(({ id, name: label }) => ({ id, label }))}
            value={desk.account?.id ?? null}
            onChange={(id) => chooseAccount(active.find((each) => each.id === id))}
          />
          {isForeign && (
            <NumberField
              label={t('rate', { currency })}
              note={t('rateNote', { currency })}
              isRequired
              minValue={0}
              maxValue={maxRate}
              hasSteppers={false}
              formatOptions={{ maximumFractionDigits: 6 }}
              value={rate}
              onChange={setRate}
              error={isAsked && !hasRate ? t('rateMissing') : undefined}
            />
          )}
          <Inline justify="end">
            <Button weight="soft" tone="neutral" onPress={back}>
              {t('back')}
            </Button>
            <Button type="submit">{t('continue')}</Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
