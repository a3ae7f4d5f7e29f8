import { banks, nameOfBank } from '#domain/banks';
import { financeAccountChangeRules } from '#openapi/rules/finance-account-change';
import { Checkbox, Columns, ComboBox, MoneyField, Section, Select, TextArea, TextField } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { type Choice, NullableSelect } from '../../kit/form/NullableSelect';
import type { FormFields } from '../../kit/form/rule-errors';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { toFormValues } from '../../kit/form/values';
import { type Account, accountTypes } from '../data/accounts';
import { CardDays } from './CardDays';
import { OpeningDate } from './OpeningDate';
import { PixKeys } from './PixKeys';
import { accountWords } from './words';

const numbers = ['opening_balance_cents', 'credit_limit_cents', 'closing_day', 'due_day'] as const;
const texts = ['name', 'branch', 'number', 'notes'] as const;
const names = [...texts, 'type', 'bank_code', 'pix_keys', ...numbers, 'opening_date', 'unit_id', 'is_active'] as const;

/** What a person types about an account. */
export type AccountValues = Record<(typeof texts)[number], string> &
  Record<(typeof numbers)[number], number | null> &
  Record<'bank_code' | 'opening_date' | 'unit_id', string | null> & {
    type: Account['type'];
    pix_keys: string[];
    is_active: boolean;
  };

/** Which facts accounts of a type have. */
export const factsOf = (type: Account['type']) => ({
  bank: type !== 'cash',
  pix: type === 'checking' || type === 'savings' || type === 'payment',
  limit: type === 'checking' || type === 'credit_card',
  days: type === 'credit_card',
});

/** What stands in the fields of an account, or of one that begins on a day. */
export const savedOf = (account: Account | undefined, today: string) => ({
  values: {
    ...toFormValues<AccountValues>(
      account
        ? { ...account, unit_id: account.unit?.id }
        : { type: 'checking', pix_keys: [], opening_balance_cents: 0, opening_date: today, is_active: true },
      names,
      financeAccountChangeRules,
    ),
    bank_code: account?.bank_code ?? null,
    credit_limit_cents: account?.credit_limit_cents ?? null,
    closing_day: account?.closing_day ?? null,
    due_day: account?.due_day ?? null,
  },
  version: account?.version,
});

/** What the fields of an account are called, and how their values read. */
export function useAccountFields(units: readonly Choice[]): FormFields<AccountValues> {
  const t = useWords(accountWords);
  const { day } = useFormats();
  const money = useMoney();
  const inMoney = (cents: number | null) => (cents === null ? '' : money(cents));
  const labels = names.map((name) => [name, { label: t(`field.${name}`) }]);
  return {
    ...(Object.fromEntries(labels) as FormFields<AccountValues>),
    type: { label: t('field.type'), show: (type) => t(`type.${type}`) },
    bank_code: { label: t('field.bank_code'), show: (code) => (code && nameOfBank(code)) || '' },
    pix_keys: { label: t('field.pix_keys'), show: (keys) => keys.join(', ') },
    opening_balance_cents: { label: t('field.opening_balance_cents'), show: inMoney },
    credit_limit_cents: { label: t('field.credit_limit_cents'), show: inMoney },
    opening_date: { label: t('field.opening_date'), show: (date) => (date ? day(date) : '') },
    unit_id: {
      label: t('field.unit_id'),
      show: (id) => units.find((unit) => unit?.id === id)?.name ?? '',
    },
    is_active: { label: t('field.is_active'), show: (isUsed) => t(isUsed ? 'use.active' : 'use.archived') },
  };
}

export interface AccountFieldsProps {
  form: Pick<EntityForm<AccountValues>, 'field'>;
  units: readonly Choice[];
}

/** All that is known of an account: of each type what accounts of it have. */
export function AccountFields({ form: { field }, units }: AccountFieldsProps) {
  const t = useWords(accountWords);
  const type = field('type');
  const { value: isUsed, ...use } = field('is_active');
  const { label: keys, ...pix } = field('pix_keys');
  const has = factsOf(type.value);
  return (
    <>
      <Columns minWidth="s">
        <TextField {...field('name')} autoComplete="off" />
        <Select
          {...type}
          options={accountTypes.map((id) => ({ id, label: t(`type.${id}`) }))}
          onChange={(id) => type.onChange(id as Account['type'])}
        />
      </Columns>
      {has.bank && (
        <Columns minWidth="s">
          <ComboBox
            {...field('bank_code')}
            options={banks.map(({ code, name }) => ({ id: code, label: `${code} ${name}` }))}
          />
          {!has.days && <TextField {...field('branch')} autoComplete="off" />}
          {!has.days && <TextField {...field('number')} autoComplete="off" note={t('note.number')} />}
        </Columns>
      )}
      <Columns minWidth="s">
        <MoneyField {...field('opening_balance_cents')} note={t('note.opening_balance_cents')} />
        <OpeningDate {...field('opening_date')} note={t('note.opening_date')} />
        {has.limit && <MoneyField {...field('credit_limit_cents')} />}
      </Columns>
      {has.days && <CardDays form={{ field }} />}
      <NullableSelect field={field('unit_id')} none={t('noUnit')} options={units} />
      {has.pix && (
        <Section title={keys}>
          <PixKeys {...pix} />
        </Section>
      )}
      <TextArea {...field('notes')} />
      <Checkbox {...use} isSelected={isUsed} note={t('note.is_active')} />
    </>
  );
}
