import { useState } from 'react';
import { Banner, Button, Card, Form, Inline, Select, Stack, Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { type Column, columns, faultOf, guess, type Mapping } from './columns';
import type { ImportFlow } from './use-import';
import { importWords } from './words';

const signs: Record<string, string> = { ';': 'semicolon', ',': 'comma', '\t': 'tab' };
const shown = 3;

/** What each column of a file is: guessed by its heading, or as it was the last time, and to be set right. */
export function MapColumns({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const { desk, map, back } = flow;
  const { heading = [], rows = [], name = '', encoding = '', separator = '' } = desk.statement ?? {};
  const [mapping, setMapping] = useState<Mapping>(() => desk.mapping ?? guess(heading));
  const [isAsked, setAsked] = useState(false);
  const fault = faultOf(mapping);
  const send = () => {
    setAsked(true);
    if (!fault) map(mapping);
  };
  const options = [
    { id: 'none', label: t('as.none') },
    ...columns.map((column) => ({ id: column, label: t(`as.${column}`) })),
  ];
  const examplesOf = (index: number) =>
    rows
      .map(({ cells }) => cells[index])
      .filter(Boolean)
      .slice(0, shown)
      .join(' · ');
  const nameOf = (index: number) =>
    heading[index] === `${index + 1}` ? t('unnamed', { place: index + 1 }) : (heading[index] ?? '');
  return (
    <Card padding="l">
      <Form onSubmit={send}>
        <Stack space="m">
          <Text tone="secondary">
            {t('understood', {
              name,
              rows: rows.length,
              encoding: encoding.toUpperCase(),
              separator: signs[separator] ?? '',
            })}
          </Text>
          <Text>{t('mapLead')}</Text>
          {isAsked && fault && <Banner tone="critical" isLive title={t(`mapFault.${fault}`)} />}
          {mapping.map((column, index) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={index}
              label={t('column', { heading: nameOf(index) })}
              note={examplesOf(index) && t('example', { cells: examplesOf(index) })}
              options={options}
              value={column ?? 'none'}
              onChange={(id) =>
                setMapping(mapping.map((was, place) => (place !== index ? was : id === 'none' ? null : (id as Column))))
              }
            />
          ))}
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
