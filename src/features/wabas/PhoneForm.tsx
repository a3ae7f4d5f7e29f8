import { useState } from 'react';
import { isPhone, phoneKey } from '#domain/phone';
import { Button, Columns, Form, Modal, PhoneField, Select, Stack, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { NullableSelect } from '../kit/form/NullableSelect';
import { blankPhone, limits, type PhoneFacts, phoneStatuses, phoneVerifications, qualities } from './data/facts';
import { wabaWords } from './words';

export interface PhoneFormProps {
  /** The number that is changed; a new one where there is none. */
  phone?: PhoneFacts;
  /** The other numbers of the account: the same one is not there twice. */
  others: readonly PhoneFacts[];
  onKeep: (phone: PhoneFacts) => void;
  onClose: () => void;
}

const form = 'waba-phone';
const metaId = /^\d{5,20}$/;

/** What is known of a number. It is saved with its account. */
export function PhoneForm({ phone, others, onKeep, onClose }: PhoneFormProps) {
  'use no memo';
  const t = useWords(wabaWords);
  const [facts, setFacts] = useState(phone ?? blankPhone);
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<PhoneFacts>) => setFacts({ ...facts, ...part });
  const same = others.find(({ number }) => phoneKey(number) === phoneKey(facts.number));
  const faults = {
    number: !isPhone(facts.number)
      ? t('phones.noPhone')
      : same && t('phones.same', { isOther: String(same.number !== facts.number) }),
    phone_number_id: facts.phone_number_id && !metaId.test(facts.phone_number_id) ? t('phones.metaId') : undefined,
  };
  const keep = () => {
    if (faults.number || faults.phone_number_id) return setTold(true);
    onKeep({ ...facts, verified_name: facts.verified_name.trim() });
  };
  return (
    <Modal
      title={t(phone ? 'phones.changeTitle' : 'phones.newTitle')}
      size="md"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={form}>
          {t('phones.keep')}
        </Button>
      }
    >
      <Form id={form} onSubmit={keep}>
        <Stack space="m">
          <PhoneField
            label={t('phones.number')}
            note={t('phones.numberNote')}
            value={facts.number}
            onChange={(number) => set({ number })}
            error={isTold ? faults.number : undefined}
            autoComplete="off"
            isRequired
          />
          <Columns minWidth="s">
            <TextField
              label={t('phones.verified_name')}
              value={facts.verified_name}
              onChange={(verified_name) => set({ verified_name })}
              maxLength={120}
              autoComplete="off"
            />
            <TextField
              label={t('phones.phone_number_id')}
              value={facts.phone_number_id ?? ''}
              onChange={(text) => set({ phone_number_id: text.trim() || null })}
              error={isTold ? faults.phone_number_id : undefined}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
            />
          </Columns>
          <Columns minWidth="s">
            <Select
              label={t('phones.quality')}
              options={qualities.map((id) => ({ id, label: t(`quality.${id}`) }))}
              value={facts.quality}
              onChange={(quality) => set({ quality: quality as PhoneFacts['quality'] })}
            />
            <NullableSelect
              field={{
                name: 'messaging_limit',
                label: t('phones.messaging_limit'),
                value: facts.messaging_limit,
                onChange: (limit) => set({ messaging_limit: limit as PhoneFacts['messaging_limit'] }),
              }}
              none={t('noLimit')}
              options={limits.map((id) => ({ id, name: t(`limit.${id}`) }))}
            />
            <Select
              label={t('phones.verification')}
              options={phoneVerifications.map((id) => ({ id, label: t(`phoneVerification.${id}`) }))}
              value={facts.verification}
              onChange={(verification) => set({ verification: verification as PhoneFacts['verification'] })}
            />
            <Select
              label={t('phones.status')}
              options={phoneStatuses.map((id) => ({ id, label: t(`status.${id}`) }))}
              value={facts.status}
              onChange={(status) => set({ status: status as PhoneFacts['status'] })}
            />
          </Columns>
        </Stack>
      </Form>
    </Modal>
  );
}
