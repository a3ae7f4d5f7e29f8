import { formatPhone } from '#domain/phone';
import type { Schema } from '#openapi/operations';
import { wabaChangeRules } from '#openapi/rules/waba-change';
import { Checkbox, Columns, PasswordField, Section, Select, TextArea, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { useZoneName } from '../kernel/time-zones/names';
import { type Choice, NullableSelect } from '../kit/form/NullableSelect';
import type { FormFields } from '../kit/form/rule-errors';
import type { EntityForm } from '../kit/form/use-entity-form';
import { toRequestBody } from '../kit/form/values';
import { healths, ownerships, type PhoneFacts, parsePhones, reviews, verifications, type Waba } from './data/facts';
import { MetaFields } from './MetaFields';
import { PhonesField } from './PhonesField';
import { wabaWords } from './words';

/** What a person types about an account. */
export interface WabaValues {
  name: string;
  waba_id: string;
  unit_id: string | null;
  currency: string;
  country: string;
  time_zone: string;
  ownership: Waba['ownership'];
  template_namespace: string;
  templates_count: number | null;
  review: Waba['review'];
  verification: Waba['verification'];
  health: Waba['health'];
  webhook_url: string;
  webhook_verified_on: string | null;
  checked_on: string | null;
  phone_numbers: PhoneFacts[];
  /** Another token; empty for the one that is kept. */
  token: string;
  removesToken: boolean;
  is_active: boolean;
  notes: string;
}

const factsOf = ({ id: _, ...facts }: Waba['phone_numbers'][number]): PhoneFacts => facts;

/** What stands in the fields of an account. */
export const savedOf = (waba?: Waba) => ({
  values: {
    name: waba?.name ?? '',
    waba_id: waba?.waba_id ?? '',
    unit_id: waba?.unit?.id ?? null,
    currency: waba?.currency ?? '',
    country: waba?.country ?? '',
    time_zone: waba?.time_zone ?? '',
    ownership: waba?.ownership ?? null,
    template_namespace: waba?.template_namespace ?? '',
    templates_count: waba?.templates_count ?? null,
    review: waba?.review ?? 'pending',
    verification: waba?.verification ?? 'not_verified',
    health: waba?.health ?? 'unknown',
    webhook_url: waba?.webhook_url ?? '',
    webhook_verified_on: waba?.webhook_verified_on ?? null,
    checked_on: waba?.checked_on ?? null,
    phone_numbers: waba?.phone_numbers.map(factsOf) ?? [],
    token: '',
    removesToken: false,
    is_active: waba?.is_active ?? true,
    notes: waba?.notes ?? '',
  } satisfies WabaValues,
  version: waba?.version,
});

/** What is sent of what was typed: a token only where another one was, or none is wanted. */
export const bodyFrom = ({ token, removesToken, ...values }: WabaValues): Schema<'NewWaba'> => ({
  ...toRequestBody<Schema<'NewWaba'>>(values, wabaChangeRules),
  ...(removesToken ? { token: null } : token && { token }),
});

/** What the fields of an account are called, and how their values read. */
export function useWabaFields(units: readonly Choice[]): FormFields<WabaValues> {
  const t = useWords(wabaWords);
  return {
    name: { label: t('field.name') },
    waba_id: { label: t('field.waba_id'), says: { malformed: () => t('fault.waba_id') } },
    unit_id: { label: t('field.unit_id'), show: (id) => units.find((unit) => unit?.id === id)?.name ?? '' },
    review: { label: t('field.review'), show: (review) => t(`review.${review}`) },
    verification: { label: t('field.verification'), show: (verification) => t(`verification.${verification}`) },
    health: { label: t('field.health'), show: (health) => t(`health.${health}`) },
    phone_numbers: {
      label: t('field.phone_numbers'),
      parse: parsePhones,
      show: (phones) =>
        phones.map(({ number, quality }) => `${formatPhone(number)} (${t(`quality.${quality}`)})`).join(', '),
    },
    ownership: { label: t('field.ownership'), show: (whose) => (whose ? t(`ownership.${whose}`) : '') },
    currency: { label: t('field.currency'), says: { malformed: () => t('fault.currency') } },
    country: { label: t('field.country'), says: { malformed: () => t('fault.country') } },
    time_zone: { label: t('field.time_zone'), show: useZoneName() },
    template_namespace: { label: t('field.template_namespace') },
    templates_count: { label: t('field.templates_count'), show: (count) => (count === null ? '' : String(count)) },
    webhook_url: {
      label: t('field.webhook_url'),
      says: { malformed: () => t('fault.webhook_url'), tooShort: () => t('fault.webhook_url') },
    },
    webhook_verified_on: { label: t('field.webhook_verified_on') },
    checked_on: { label: t('field.checked_on') },
    token: {
      label: t('field.token'),
      show: (token) => token && '••••',
      says: { malformed: () => t('fault.token'), tooShort: () => t('fault.token') },
    },
    removesToken: { label: t('field.removesToken') },
    is_active: { label: t('field.is_active'), show: (isUsed) => t(isUsed ? 'use.active' : 'use.inactive') },
    notes: { label: t('field.notes') },
  };
}

export interface WabaFieldsProps {
  form: Pick<EntityForm<WabaValues>, 'field'>;
  units: readonly Choice[];
  /** The account's own id, or that it is new. */
  id: string;
  /** The end of the token that is kept. */
  last4?: string | null;
}

/** All that is known of an account. */
export function WabaFields({ form: { field }, units, id, last4 }: WabaFieldsProps) {
  const t = useWords(wabaWords);
  const [review, verification, health] = [field('review'), field('verification'), field('health')];
  const ownership = field('ownership');
  const { value: isRemoved, ...removal } = field('removesToken');
  const { value: isUsed, ...use } = field('is_active');
  const { label: phonesLabel, ...phones } = field('phone_numbers');
  return (
    <>
      <Columns minWidth="s">
        <TextField {...field('name')} autoComplete="off" />
        <TextField {...field('waba_id')} autoComplete="off" inputMode="numeric" note={t('note.waba_id')} />
      </Columns>
      <Columns minWidth="s">
        <Select
          {...verification}
          options={verifications.map((id) => ({ id, label: t(`verification.${id}`) }))}
          onChange={(id) => verification.onChange(id as Waba['verification'])}
        />
        <Select
          {...review}
          options={reviews.map((id) => ({ id, label: t(`review.${id}`) }))}
          onChange={(id) => review.onChange(id as Waba['review'])}
        />
        <Select
          {...health}
          options={healths.map((id) => ({ id, label: t(`health.${id}`) }))}
          onChange={(id) => health.onChange(id as Waba['health'])}
        />
      </Columns>
      <Columns minWidth="s">
        <NullableSelect field={field('unit_id')} none={t('noUnit')} options={units} />
        <NullableSelect
          field={{ ...ownership, onChange: (id) => ownership.onChange(id as Waba['ownership']) }}
          none={t('unknown')}
          options={ownerships.map((id) => ({ id, name: t(`ownership.${id}`) }))}
        />
      </Columns>
      <Section title={phonesLabel}>
        <PhonesField {...phones} of={id} />
      </Section>
      <Section title={t('meta')}>
        <MetaFields form={{ field }} />
      </Section>
      <PasswordField
        {...field('token')}
        autoComplete="off"
        note={last4 ? t('note.kept', { last4 }) : t('note.token')}
        isDisabled={isRemoved}
      />
      {last4 && <Checkbox {...removal} isSelected={isRemoved} />}
      <TextArea {...field('notes')} />
      <Checkbox {...use} isSelected={isUsed} note={t('note.is_active')} />
    </>
  );
}
