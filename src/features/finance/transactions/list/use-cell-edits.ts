import { useQuery } from '@tanstack/react-query';
import { foldText } from '#domain/search';
import type { Schema } from '#openapi/operations';
import { transactionChangeRules } from '#openapi/rules/transaction-change';
import type { CellEdit } from '#ui';
import { useWords } from '../../../kernel/language';
import { usePreferences } from '../../../kernel/preferences';
import { queryClient } from '../../../kernel/query';
import { useCan, usePerson } from '../../../kernel/session';
import { runCommand } from '../../../kit/command';
import { allCategories, choicesOf } from '../../data/categories';
import { findClients, firstClients } from '../../data/choices';
import { type CellChange, changeCell, type Transaction } from '../../data/transactions';
import { centsIn, dayIn } from '../cell-text';
import { called, type NamedRef, type Unmatched } from './called';
import { cellWords } from './words';

type Change = Pick<
  Schema<'TransactionChange'>,
  'description' | 'due_date' | 'amount_cents' | 'category_id' | 'client_id'
>;
type Column = 'due_date' | 'description' | 'client' | 'category' | 'amount_cents';
/** What a text makes of a row, and how the row looks by it; or what is wrong with the text. */
type Reading = { change: Change; shown: Partial<Transaction> } | string;
export type ReadCell = (text: string, row: Transaction) => Reading | Promise<Reading>;

const maxDescription = transactionChangeRules.description.maxLength;

/** What a reading makes of a row, as it is sent, with how the row was. */
export function inputOf(row: Transaction, { change, shown }: Exclude<Reading, string>): CellChange {
  const { id, version, description, due_date, amount_cents, category, client } = row;
  const all: Change = {
    description,
    due_date,
    amount_cents,
    category_id: category?.id ?? null,
    client_id: client?.id ?? null,
  };
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, all[name as keyof Change]]));
  const shownBefore = Object.fromEntries(Object.keys(shown).map((name) => [name, row[name as keyof Transaction]]));
  return { id, change: { ...change, version }, before, shown, shownBefore };
}

/** Finds a client by name among the loaded ones, or on the server. */
async function clientCalled(first: Schema<'ClientList'> | undefined, text: string): Promise<NamedRef | Unmatched> {
  // A prefix that is unique among the first clients may match another one on the server.
  if (!first?.page.next_cursor) return called(first?.data ?? [], text);
  const exact = first.data.find(({ name }) => foldText(name) === foldText(text));
  if (exact) return exact;
  const found = await findClients(text.trim(), AbortSignal.timeout(10_000));
  return called(
    found.map(({ id, label }) => ({ id, name: label })),
    text,
  );
}

const isOne = (found: NamedRef | Unmatched): found is NamedRef => typeof found === 'object';

const loadPasting = () => import('./paste-cells');

/** How cells of transactions are changed in their place, by whoever manages finance. */
export function useCellEdits(): Partial<Record<Column, CellEdit<Transaction>>> {
  const t = useWords(cellWords);
  const { language } = usePreferences();
  const can = useCan();
  const isViewing = Boolean(usePerson()?.viewing);
  const isManager = can('manage:finance') && !isViewing;
  const seesClients = can('view:finance_clients');
  // Read when a cell asks for them: rows are not drawn anew because what they might be changed to has come.
  useQuery({ ...allCategories(), enabled: isManager, notifyOnChangeProps: [] });
  useQuery({ ...firstClients(), enabled: isManager && seesClients, notifyOnChangeProps: [] });
  const categories = () => queryClient.getQueryData(allCategories().queryKey) ?? [];
  const clients = () => queryClient.getQueryData<Schema<'ClientList'>>(firstClients().queryKey);
  if (!isManager) return {};

  const isPortuguese = language === 'pt-BR';
  const choices = ({ kind, category }: Transaction) =>
    kind === 'transfer' ? [] : choicesOf(categories(), kind, category?.id);
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });

  function editOf(
    value: CellEdit<Transaction>['value'],
    read: ReadCell,
    more: Partial<CellEdit<Transaction>> = {},
  ): CellEdit<Transaction> {
    return {
      ...more,
      value,
      commit: async (row, text) => {
        const reading = await read(text, row);
        if (typeof reading === 'string') return reading;
        void runCommand(changeCell, inputOf(row, reading), {
          done: () => t('done', { name: row.name }),
          // What was written is told with it: the cell shows by then what somebody else made of it.
          failed: () => t('notDone', { text, name: row.name }),
        });
        return undefined;
      },
      paste: async (cells) => {
        const { pasteCells } = await loadPasting();
        return pasteCells(cells, read, {
          done: (count) => t('pasted', { count }),
          failed: (count) => t('notPasted', { count }),
        });
      },
    };
  }
  return {
    description: editOf(
      ({ description }) => description,
      (text) => {
        const description = text.trim();
        const isRight = description.length > 0 && [...description].length <= maxDescription;
        if (!isRight) return t('wrong.description', { most: maxDescription });
        return { change: { description }, shown: { description, name: description } };
      },
    ),
    due_date: editOf(
      ({ due_date }) => (isPortuguese ? due_date.split('-').reverse().join('/') : due_date),
      (text) => {
        const due_date = dayIn(text);
        return due_date ? { change: { due_date }, shown: { due_date } } : t('wrong.due_date');
      },
      { isFor: ({ is_reconciled }) => !is_reconciled },
    ),
    amount_cents: editOf(
      ({ amount_cents }) => amount.format(amount_cents / 100),
      (text) => {
        const amount_cents = centsIn(text, isPortuguese ? ',' : '.') ?? 0;
        return amount_cents > 0 ? { change: { amount_cents }, shown: { amount_cents } } : t('wrong.amount_cents');
      },
      // What is divided changes with its parts.
      { isFor: ({ is_reconciled, parts }) => !is_reconciled && parts.length === 0, inputMode: 'decimal' },
    ),
    category: editOf(
      ({ category }) => category?.name ?? '',
      (text, row) => {
        const found = text.trim() === '' ? undefined : called(choices(row), text);
        if (found && !isOne(found)) return t(`wrong.category.${found}`);
        const category = found
          ? { id: found.id, name: categories().find(({ id }) => id === found.id)?.name ?? '' }
          : null;
        return { change: { category_id: category?.id ?? null }, shown: { category } };
      },
      {
        isFor: ({ kind, parts }) => kind !== 'transfer' && parts.length === 0,
        options: (row) => choices(row).map(({ name }) => name),
      },
    ),
    ...(seesClients && {
      client: editOf(
        ({ client }) => client?.name ?? '',
        async (text) => {
          const found = text.trim() === '' ? null : await clientCalled(clients(), text);
          if (found && !isOne(found)) return t(`wrong.client.${found}`);
          const client = found && { id: found.id, name: found.name };
          return { change: { client_id: client?.id ?? null }, shown: { client } };
        },
        {
          isFor: ({ kind }) => kind !== 'transfer',
          options: () => (clients()?.data ?? []).map(({ name }) => name),
        },
      ),
    }),
  };
}
