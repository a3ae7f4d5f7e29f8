import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, Banner, Button, Inline, Stack, Switch, Table, type TableColumn, Text, ToggleButtonGroup } from '#ui';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { toProblem } from '../../../kernel/problem';
import { allAccounts } from '../../data/choices';
import { centsIn, type DayOrder, dayIn, orderOf } from '../cell-text';
import { EarlierRows } from './EarlierRows';
import { faultBesidesCut, faultOf, isBeforeOpening, mended, mostLetters, type Row, readyOf, sentOf } from './rows';
import type { ImportFlow } from './use-import';
import { importWords } from './words';

type Shown = 'all' | 'faulty' | 'repeated' | 'earlier';
type Field = 'date' | 'description' | 'amount';

/** What a person's mending of a cell is refused for; a row that is whole again goes along. */
const refusals: Record<Field, (text: string) => 'date' | 'description' | 'amount' | 'long' | undefined> = {
  date: (text) => (dayIn(text) ? undefined : 'date'),
  description: (text) => (!text.trim() ? 'description' : text.trim().length > mostLetters ? 'long' : undefined),
  amount: (text) => (centsIn(text) ? undefined : 'amount'),
};

/** Ticks or unticks a row. Ticking a possibly truncated row accepts it as it is, if it has no other fault. */
const ticked = ({ isCut, ...row }: Row, isTicked: boolean): Row =>
  isTicked && !faultBesidesCut(row) ? { ...row, isTicked } : { ...row, isTicked: false, ...(isCut && { isCut }) };

/** The rows before they are sent: faults mended in their place, rows unticked, and what is there already told. */
export function PreviewRows({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const money = useMoney();
  const { desk, snapshot, change, run, back } = flow;
  const { rows = [], account } = desk;
  // Read again, since the account may have been changed after the statement was chosen.
  const openingDate = useQuery(allAccounts()).data?.find(({ id }) => id === account?.id)?.opening_date;
  const isEarlier = (row: Row) => !row.isBalance && isBeforeOpening(row, openingDate);
  const [shown, setShown] = useState<Shown>('all');
  const isFaulty = (row: Row) => faultOf(row) !== undefined && !row.isBalance;
  const of: Record<Shown, Row[]> = {
    all: rows,
    faulty: rows.filter(isFaulty),
    repeated: rows.filter(({ isRepeated }) => isRepeated),
    earlier: rows.filter(isEarlier),
  };
  const ready = readyOf(rows);
  const sum = (kind: 'income' | 'expense') =>
    ready.reduce((total, row) => {
      const sent = sentOf(row);
      return sent?.kind === kind ? total + sent.amount_cents : total;
    }, 0);

  const mend = (id: string, field: Field, text: string) => {
    const refused = refusals[field](text);
    if (refused) return t(`mend.${refused}`);
    change(
      rows.map((row) => {
        if (row.id !== id) return row;
        const after = mended(row, field, text.trim());
        return { ...after, isTicked: row.isTicked || (isFaulty(row) && !faultOf(after)) };
      }),
    );
    return undefined;
  };
  const tick = (keys: Set<string>) => {
    const inSight = new Set(of[shown].map(({ id }) => id));
    change(rows.map((row) => (inSight.has(row.id) ? ticked(row, keys.has(row.id)) : row)));
  };
  const field = (id: Field, width?: 'fit' | 'wide'): TableColumn<Row> => ({
    id,
    label: t(id),
    width,
    isRowHeader: id === 'description',
    isNumeric: id === 'amount',
    cell: (row) => row[id] || '–',
    edit: {
      value: (row) => row[id],
      commit: (row, text) => mend(row.id, id, text),
      ...(id === 'amount' && { inputMode: 'decimal' }),
    },
  });
  const columns: TableColumn<Row>[] = [
    field('date', 'fit'),
    field('description', 'wide'),
    field('amount', 'fit'),
    {
      id: 'situation',
      label: t('situation'),
      width: 'fit',
      cell: (row) => <Situation row={row} isEarlier={isEarlier(row)} />,
    },
    { id: 'document', label: t('document'), width: 'fit', cell: ({ document }) => document || '–' },
    { id: 'line', label: t('line'), width: 'fit', isNumeric: true, cell: ({ line }) => line },
  ];
  const acts = (
    <Inline justify="end">
      <Button weight="soft" tone="neutral" onPress={back}>
        {t('back')}
      </Button>
      <Button isDisabled={ready.length === 0 || !snapshot.matches({ preview: 'ready' })} onPress={run}>
        {t('run', { count: ready.length })}
      </Button>
    </Inline>
  );
  return (
    <Stack space="m">
      <Inline justify="between" align="center">
        <Stack space="none">
          <Text weight="medium">{t('into', { account: account?.name ?? '' })}</Text>
          <div role="status">
            <Text tone="secondary">
              {t('summary', { count: ready.length, income: money(sum('income')), expense: money(sum('expense')) })}
            </Text>
          </div>
        </Stack>
        {acts}
      </Inline>
      <EarlierRows count={ready.filter(isEarlier).length} openingDate={openingDate} />
      <HowItIsRead flow={flow} />
      <ToggleButtonGroup
        label={t('show')}
        size="s"
        selectedKeys={[shown]}
        onSelectionChange={(keys) => setShown(([...keys][0] as Shown | undefined) ?? 'all')}
        options={[
          { id: 'all', label: t('showAll', { count: of.all.length }) },
          { id: 'faulty', label: t('showFaulty', { count: of.faulty.length }) },
          { id: 'repeated', label: t('showRepeated', { count: of.repeated.length }) },
          ...(of.earlier.length > 0 ? [{ id: 'earlier', label: t('showEarlier', { count: of.earlier.length }) }] : []),
        ]}
      />
      <Table<Row>
        label={t('rows')}
        columns={columns}
        rows={of[shown]}
        nameOf={({ description, line }) => description || String(line)}
        selectionMode="multiple"
        selectedKeys={rows.filter(({ isTicked }) => isTicked).map(({ id }) => id)}
        onSelectionChange={tick}
        density="compact"
        height="screen"
        empty={<Text tone="secondary">{t('nothingHere')}</Text>}
      />
    </Stack>
  );
}

const slashed = /^\d{1,2}[-/.]\d{1,2}[-/.]\d/;

/** How signs and days of the file are read, to be changed while the rows stay in sight. */
function HowItIsRead({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const { desk, snapshot, failure, reread, retry } = flow;
  const { statement, mapping = [], options } = desk;
  const days = (statement?.rows ?? []).map(({ cells }) => cells[mapping.indexOf('date')] ?? '');
  const hasOrder = statement?.format === 'csv' && days.some((day) => slashed.test(day.trim()));
  const isBusy = snapshot.matches({ preview: 'comparing' });
  return (
    <Stack space="s">
      <Inline align="center" space="l">
        <Switch
          label={t('invert')}
          isSelected={options?.isInverted ?? false}
          isReadOnly={isBusy}
          onChange={(isInverted) => reread({ isInverted })}
        />
        {hasOrder && (
          <Inline align="center" space="s">
            <Text>{t('order')}</Text>
            <ToggleButtonGroup
              label={t('order')}
              size="s"
              isDisabled={isBusy}
              selectedKeys={[options?.order ?? orderOf(days)]}
              onSelectionChange={([order]) => reread({ order: order as DayOrder })}
              options={[
                { id: 'dmy', label: t('dmy') },
                { id: 'mdy', label: t('mdy') },
              ]}
            />
          </Inline>
        )}
      </Inline>
      {snapshot.matches({ preview: 'failed' }) && (
        <Banner
          tone="critical"
          isLive
          title={t('compareFailed')}
          action={<Button onPress={retry}>{t('retry')}</Button>}
        >
          {toProblem(failure).message}
        </Banner>
      )}
    </Stack>
  );
}

function Situation({ row, isEarlier }: { row: Row; isEarlier: boolean }) {
  const t = useWords(importWords);
  const fault = faultOf(row);
  if (row.isBalance && !row.isTicked) return <Badge tone="neutral">{t('balance')}</Badge>;
  if (fault) return <Badge tone="critical">{t(`fault.${fault}`)}</Badge>;
  if (row.isRepeated && !row.isTicked) return <Badge tone="warning">{t('repeated')}</Badge>;
  if (row.isTicked && isEarlier) return <Badge tone="info">{t('earlier')}</Badge>;
  return row.isTicked ? <Badge tone="positive">{t('ready')}</Badge> : <Badge tone="neutral">{t('left')}</Badge>;
}
