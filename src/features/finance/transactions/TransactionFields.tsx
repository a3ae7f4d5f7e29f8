import { statementFields } from '#domain/transaction-lifecycle';
import type { Schema } from '#openapi/operations';
import { Columns, MoneyField, RadioGroup, Select, TextArea, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { type Choice, NullableSelect } from '../../kit/form/NullableSelect';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { type Category, choicesOf } from '../data/categories';
import { findClients, findProjects } from '../data/choices';
import { transactionKinds } from '../data/transactions-view';
import { Day } from './Day';
import type { FoundProps } from './Found';
import { Found } from './Found';
import { PartsEditor } from './parts/PartsEditor';
import { RepeatFields } from './series/RepeatFields';
import { ScopeField } from './series/ScopeField';
import { useBeforeOpening } from './use-before-opening';
import type { Names } from './use-fields';
import { hasMoved, statusesFrom, type TransactionValues } from './values';
import { transactionWords } from './words';

const methods = ['pix', 'boleto', 'ted', 'credit_card', 'debit_card', 'cash', 'transfer', 'other'] as const;

export interface TransactionFieldsProps {
  form: Pick<EntityForm<TransactionValues>, 'field' | 'values' | 'change'>;
  accounts: readonly Choice[];
  categories: readonly Category[];
  /** The category that was suggested, and what suggests one once the client is known. */
  suggestedId: string | undefined;
  suggest: (clientId: string | null, values: TransactionValues) => Promise<void>;
  units: readonly Choice[];
  /** What is known by name of what may be chosen by typing. */
  names: Names;
  /** It as it is now, where it is written down already. */
  transaction: Schema<'Transaction'> | undefined;
}

/** All that is known of a transaction: of each kind what those of it have. */
export function TransactionFields({
  form: { field: fieldOf, values, change },
  accounts,
  categories,
  suggestedId,
  suggest,
  units,
  names,
  transaction,
}: TransactionFieldsProps) {
  const t = useWords(transactionWords);
  const can = useCan();
  const { noteOf } = useBeforeOpening();
  const beforeOpening = noteOf(
    values.paid_date,
    values.account_id,
    values.kind === 'transfer' ? values.transfer_account_id : null,
  );
  const fixed: readonly string[] = transaction?.is_reconciled ? statementFields : [];
  const field: typeof fieldOf = (name) => ({ ...fieldOf(name), isDisabled: fixed.includes(name) });
  const { value: kind, onChange: _, ...kinds } = field('kind');
  const { value: standing, onChange: stand, ...statuses } = field('status');
  const method = field('payment_method');
  const [category, client] = [field('category_id'), field('client_id')];
  const chooseClient = (id: string | null) => {
    client.onChange(id);
    void suggest(id, values);
  };
  const isTransfer = kind === 'transfer';
  const isWhole = values.parts.length === 0;
  const account = (name: 'account_id' | 'transfer_account_id') => {
    const { value, label, ...rest } = field(name);
    const isFrom = isTransfer && name === 'account_id';
    return (
      <Select
        {...rest}
        label={isFrom ? t('fromAccount') : label}
        isRequired
        options={accounts.flatMap((each) => (each?.id ? [{ id: each.id, label: each.name }] : []))}
        value={value}
      />
    );
  };
  const day = (name: 'due_date' | 'competence_date' | 'paid_date', note?: string) => (
    <Day {...field(name)} note={note} />
  );
  const found = (of: FoundProps['field'], load: typeof findClients) => <Found field={of} load={load} names={names} />;
  return (
    <>
      <RadioGroup
        {...kinds}
        value={kind}
        // What is of one kind is of no other.
        onChange={(next) =>
          change(({ parts }) => ({
            kind: next as TransactionValues['kind'],
            category_id: null,
            parts: next === 'transfer' ? [] : parts.map((part) => ({ ...part, category_id: null })),
          }))
        }
        options={transactionKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
        orientation="horizontal"
      />
      <TextField {...field('description')} autoComplete="off" />
      <Columns minWidth="s">
        <MoneyField {...field('amount_cents')} />
        {day('due_date')}
      </Columns>
      <Columns minWidth="s">
        {account('account_id')}
        {isTransfer && account('transfer_account_id')}
        <TextField {...field('document_number')} autoComplete="off" />
      </Columns>
      <Columns minWidth="s">
        <Select
          {...statuses}
          options={statusesFrom(transaction?.status).map((id) => ({ id, label: t(`status.${id}`, { kind }) }))}
          value={standing}
          onChange={(id) => stand(id as TransactionValues['status'])}
        />
        {hasMoved(values.status) && day('paid_date', beforeOpening ?? t('note.paid_date'))}
        {day('competence_date', t('note.competence_date'))}
      </Columns>
      <Columns minWidth="s">
        {!isTransfer && can('view:finance_clients') && found({ ...client, onChange: chooseClient }, findClients)}
        {isWhole && can('view:projects') && found(field('project_id'), findProjects)}
        {isWhole && kind !== 'transfer' && (
          <NullableSelect
            field={{ ...category, note: suggestedId === category.value ? t('note.suggested') : undefined }}
            none={t('noCategory')}
            options={choicesOf(categories, kind, values.category_id)}
          />
        )}
        {isWhole && (
          <NullableSelect
            field={field('cost_center_id')}
            none={t('noCostCenter')}
            options={choicesOf(categories, 'cost_center', values.cost_center_id)}
          />
        )}
        <NullableSelect field={field('unit_id')} none={t('noUnit')} options={units} />
        <NullableSelect
          field={{ ...method, onChange: (id) => method.onChange(id as TransactionValues['payment_method']) }}
          none={t('noMethod')}
          options={methods.map((id) => ({ id, name: t(`method.${id}`) }))}
        />
      </Columns>
      <PartsEditor form={{ field, values, change }} categories={categories} names={names} />
      <TextArea {...field('notes')} />
      {!transaction && <RepeatFields form={{ field, values }} />}
      {transaction?.series && <ScopeField {...field('scope')} series={transaction.series} />}
    </>
  );
}
