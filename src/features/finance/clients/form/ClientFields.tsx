import { useState } from 'react';
import { clientFields } from '#domain/client-fields';
import { fieldNames } from '#domain/entity-fields';
import { clientChangeRules } from '#openapi/rules/client-change';
import {
  CepField,
  Columns,
  InlineAlert,
  Link,
  NumberField,
  PhoneField,
  PixKeyField,
  RadioGroup,
  Section,
  Select,
  TaxIdField,
  Text,
  TextArea,
  TextField,
} from '#ui';
import { useWords } from '../../../kernel/language';
import { type AddressName, addressNames, stateCodes } from '../../../kit/form/address-fields';
import { useFieldLabels } from '../../../kit/form/field-labels';
import type { FormFields } from '../../../kit/form/rule-errors';
import type { EntityForm } from '../../../kit/form/use-entity-form';
import { toFormValues } from '../../../kit/form/values';
import { paths } from '../../../paths';
import { pixKeyIn, pixTextOf } from '../../pix-text';
import { type Client, clientStatuses, personTypes } from '../api';
import { clientWords } from '../words';
import { OtherKind } from './OtherKind';

const names = [...fieldNames(clientFields).filter((name) => name !== 'address'), ...addressNames];
const street = ['street', 'number', 'complement', 'district', 'city'] as const;

type OtherThanText = Pick<Client, 'person_type' | 'status' | 'payment_terms_days'>;

/** The values of the client form; an unknown text is empty. */
export type ClientValues = OtherThanText &
  Record<Exclude<keyof typeof clientFields, keyof OtherThanText | 'address'> | AddressName, string>;

/** What of a client is masked for the person: nothing is typed over it. */
export const hiddenOf = (client?: Client) => ({
  tax_id: client?.tax_id?.startsWith('*') ?? false,
  pix_key: client?.pix_key?.startsWith('*') ?? false,
});

/** What stands in the fields of a client, or of a new one. */
export const savedOf = (client?: Client) => {
  const hidden = hiddenOf(client);
  const shown = client && {
    ...client,
    ...(hidden.tax_id && { tax_id: '' }),
    ...(hidden.pix_key && { pix_key: '' }),
  };
  return {
    values: {
      ...toFormValues<ClientValues>(shown ?? { person_type: 'company', status: 'active' }, names, clientChangeRules),
      payment_terms_days: client?.payment_terms_days ?? null,
    },
    version: client?.version,
  };
};

/** What the fields of a client are called, and how their values read. */
export function useClientFields(): FormFields<ClientValues> {
  const t = useWords(clientWords);
  const label = useFieldLabels(clientFields);
  const fields = names.map((name) => {
    const fault = `fault.${name.replace('address.', '')}` as 'fault.email';
    return [name, { label: label(name), says: t.has(fault) ? { malformed: () => t(fault) } : {} }];
  });
  return {
    ...(Object.fromEntries(fields) as FormFields<ClientValues>),
    person_type: { label: label('person_type'), show: (type) => t(`person.${type}`) },
    status: { label: label('status'), show: (status) => t(`status.${status}`) },
    payment_terms_days: { label: label('payment_terms_days'), show: (days) => (days === null ? '' : String(days)) },
  };
}

export interface ClientFieldsProps {
  form: Pick<EntityForm<ClientValues>, 'field'>;
  client?: Client;
  /** The client that has the document that was typed. */
  existingId?: string;
}

/** All that is known of a client. */
export function ClientFields({ form: { field }, client, existingId }: ClientFieldsProps) {
  const t = useWords(clientWords);
  const hidden = hiddenOf(client);
  // The button that switched is gone: the focus goes to the field it was about.
  const [isSwitched, setSwitched] = useState(false);
  const { value: type, onChange: chooseType, ...person } = field('person_type');
  const { value: pixKey, onChange: typeKey, ...pix } = field('pix_key');
  const [uf, status, terms] = [field('address.uf'), field('status'), field('payment_terms_days')];
  const isCompany = type === 'company';
  return (
    <>
      <RadioGroup
        {...person}
        value={type}
        onChange={(next) => chooseType(next as Client['person_type'])}
        options={personTypes.map((id) => ({ id, label: t(`person.${id}`) }))}
        orientation="horizontal"
        isDisabled={hidden.tax_id}
      />
      <TextField {...field('name')} autoComplete="off" />
      <Columns minWidth="s">
        {isCompany && <TextField {...field('trade_name')} />}
        {hidden.tax_id ? (
          <Masked label="CPF" text={client?.tax_id} />
        ) : (
          <TaxIdField
            // A document of the other kind is another text.
            key={type}
            {...field('tax_id')}
            acceptsOtherKind
            autoFocus={isSwitched}
            label={isCompany ? 'CNPJ' : 'CPF'}
            kind={isCompany ? 'cnpj' : 'cpf'}
          />
        )}
      </Columns>
      {!hidden.tax_id && (
        <OtherKind
          type={type}
          taxId={field('tax_id').value}
          onSwitch={(next) => {
            chooseType(next);
            setSwitched(true);
          }}
        />
      )}
      {existingId && (
        <InlineAlert tone="warning">
          <Link href={paths.client({ clientId: existingId })}>{t('openExisting')}</Link>
        </InlineAlert>
      )}
      {isCompany && (
        <Columns minWidth="s">
          <TextField {...field('state_registration')} />
          <TextField {...field('municipal_registration')} />
        </Columns>
      )}
      <Section title={t('contact')}>
        <Columns minWidth="s">
          <TextField {...field('contact_name')} autoComplete="off" />
          <PhoneField {...field('phone')} />
          <TextField {...field('email')} type="email" autoComplete="off" />
          <TextField {...field('billing_email')} type="email" autoComplete="off" />
          <TextField {...field('website')} type="url" autoComplete="off" placeholder="https://" />
        </Columns>
      </Section>
      <Section title={t('payment')}>
        <Columns minWidth="s">
          <NumberField {...terms} minValue={0} maxValue={365} suffix={t('days')} note={t('note.payment_terms_days')} />
          {hidden.pix_key ? (
            <Masked label={pix.label} text={client?.pix_key} />
          ) : (
            <PixKeyField
              {...pix}
              defaultValue={pixKeyIn(pixKey)}
              onChange={(key, typed) => typeKey(pixTextOf(key, typed))}
            />
          )}
        </Columns>
        <Select
          {...status}
          options={clientStatuses.map((id) => ({ id, label: t(`status.${id}`) }))}
          onChange={(id) => status.onChange(id as Client['status'])}
          note={t('note.status')}
        />
      </Section>
      <Section title={t('address')}>
        <Columns minWidth="s">
          <CepField {...field('address.cep')} />
          {street.map((part) => (
            <TextField key={part} {...field(`address.${part}`)} />
          ))}
          <Select {...uf} options={stateCodes.map((id) => ({ id, label: id }))} value={uf.value || null} />
        </Columns>
      </Section>
      <TextArea {...field('notes')} />
    </>
  );
}

/** What the person may not see whole. */
function Masked({ label, text }: { label: string; text?: string | null }) {
  const t = useWords(clientWords);
  return (
    <div>
      <Text size="s" weight="medium">
        {label}
      </Text>
      <Text isTabular>{text}</Text>
      <Text size="s" tone="secondary">
        {t('masked')}
      </Text>
    </div>
  );
}
