import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import type { FormFields } from '../../kit/form/rule-errors';
import { parseRows } from '../../kit/form/stored-draft';
import type { findClients } from '../data/choices';
import { blankPart, names as fields, partRules, type TransactionValues } from './values';
import { transactionWords } from './words';

/** What is known by name of what a transaction refers to. */
export interface Names {
  of: (id: string) => string | undefined;
  note: (...refs: (Schema<'NamedRef'> | null | undefined)[]) => void;
  /** The same search, of which what it finds is known by name. */
  noting: (load: typeof findClients) => typeof findClients;
}

function noteNames(): Names {
  const names = new Map<string, string>();
  const note: Names['note'] = (...refs) => {
    for (const ref of refs) if (ref) names.set(ref.id, ref.name);
  };
  return {
    of: (id) => names.get(id),
    note,
    noting: (load) => async (search, signal) => {
      const found = await load(search, signal);
      note(...found.map(({ id, label }) => ({ id, name: label })));
      return found;
    },
  };
}

/** Keeps the names of what may be chosen: a form holds ids. */
export function useNames(...known: (Schema<'NamedRef'> | null | undefined)[]): Names {
  const [names] = useState(noteNames);
  names.note(...known);
  return names;
}

/** What the fields of a transaction are called, and how their values read. */
export function useTransactionFields(names: Names): FormFields<TransactionValues> {
  const t = useWords(transactionWords);
  const { day } = useFormats();
  const money = useMoney();
  const inWords = (date: string | null) => (date ? day(date) : '');
  const named = (id: string | null) => (id && names.of(id)) || '';
  const of = (name: Exclude<keyof TransactionValues, `repeat.${string}` | 'scope' | 'parts'>) => t(`field.${name}`);
  type Name = Parameters<typeof of>[0];
  const text = (name: Name) => ({ label: of(name) });
  const date = (name: Name) => ({ label: of(name), show: inWords });
  const ref = (name: Name) => ({ label: of(name), show: named });
  const shown: FormFields<TransactionValues> = {
    kind: { label: of('kind'), show: (kind) => t(`kind.${kind}`) },
    description: text('description'),
    document_number: text('document_number'),
    notes: text('notes'),
    amount_cents: {
      label: of('amount_cents'),
      show: (cents) => (cents === null ? '' : money(cents)),
      says: { tooSmall: () => t('fault.tooSmall'), tooLarge: () => t('fault.tooLarge') },
    },
    status: { label: of('status'), show: (status) => t(`status.${status}`, { kind: 'any' }) },
    due_date: date('due_date'),
    competence_date: date('competence_date'),
    paid_date: date('paid_date'),
    account_id: { ...ref('account_id'), says: { missing: () => t('fault.account_id') } },
    transfer_account_id: ref('transfer_account_id'),
    client_id: ref('client_id'),
    project_id: ref('project_id'),
    unit_id: ref('unit_id'),
    category_id: ref('category_id'),
    cost_center_id: ref('cost_center_id'),
    parts: {
      label: t('field.parts'),
      parse: parseRows(blankPart, () => true, partRules),
      show: (parts) => parts.map(({ amount_cents }) => (amount_cents === null ? '' : money(amount_cents))).join(' + '),
    },
    'repeat.by': { label: t('field.repeat') },
    'repeat.ends': { label: t('field.repeat_ends') },
    'repeat.count': { label: t('field.repeat_count') },
    'repeat.until': { label: t('field.repeat_until'), show: inWords },
    scope: { label: t('field.scope') },
    payment_method: { label: of('payment_method'), show: (method) => (method ? t(`method.${method}`) : '') },
  };
  // Faults are told in the order in which the fields stand.
  return Object.fromEntries(fields.map((name) => [name, shown[name]])) as FormFields<TransactionValues>;
}
