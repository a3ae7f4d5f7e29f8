import { useState } from 'react';
import { isPhone, phoneKey } from '#domain/phone';
import { Button, Checkbox, Columns, Form, Modal, PhoneField, Select, Stack, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { DraftBanner } from '../kit/form/DraftBanner';
import { useDraft } from '../kit/form/draft';
import { NullableSelect } from '../kit/form/NullableSelect';
import {
  blankPhone,
  limits,
  nameStatuses,
  type PhoneFacts,
  phoneRules,
  phoneStatuses,
  phoneVerifications,
  platforms,
  qualities,
  throughputs,
} from './data/facts';
import { wabaWords } from './words';

export interface PhoneFormProps {
  /** The number that is changed; a new one where there is none. */
  phone?: PhoneFacts;
  /** Where what is typed outlives Escape and a reload. */
  draft: string;
  /** The other numbers of the account: the same one is not there twice. */
  others: readonly PhoneFacts[];
  onKeep: (phone: PhoneFacts) => void;
  onClose: () => void;
}

const form = 'waba-phone';
const metaId = /^\d{5,20}$/;

/** What is known of a number. It is saved with its account. */
export function PhoneForm({ phone, draft: draftName, others, onKeep, onClose }: PhoneFormProps) {
  const t = useWords(wabaWords);
  const draft = useDraft<PhoneFacts>(draftName, { values: phone ?? blankPhone }, phoneRules);
  const facts = draft.values;
  const [isTold, setTold] = useState(false);
  const set = draft.change;
  const same = others.find(({ number }) => phoneKey(number) === phoneKey(facts.number));
  const faults = {
    number: !isPhone(facts.number)
      ? t('phones.noPhone')
      : same && t('phones.same', { isOther: String(same.number !== facts.number) }),
    phone_number_id: facts.phone_number_id && !metaId.test(facts.phone_number_id) ? t('phones.metaId') : undefined,
  };
  const keep = () => {
    if (faults.number || faults.phone_number_id) return setTold(true);
    draft.finish();
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
          <DraftBanner form={draft} />
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
            <Select
              label={t('phones.name_status')}
              options={nameStatuses.map((id) => ({ id, label: t(`nameStatus.${id}`) }))}
              value={facts.name_status}
              onChange={(status) => set({ name_status: status as PhoneFacts['name_status'] })}
            />
            <NullableSelect
              field={{
                name: 'platform',
                label: t('phones.platform'),
                value: facts.platform,
                onChange: (platform) => set({ platform: platform as PhoneFacts['platform'] }),
              }}
              none={t('unknown')}
              options={platforms.map((id) => ({ id, name: t(`platform.${id}`) }))}
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
            <NullableSelect
              field={{
                name: 'throughput',
                label: t('phones.throughput'),
                value: facts.throughput,
                onChange: (throughput) => set({ throughput: throughput as PhoneFacts['throughput'] }),
              }}
              none={t('unknown')}
              options={throughputs.map((id) => ({ id, name: t(`throughput.${id}`) }))}
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
          <Checkbox
            label={t('phones.is_official')}
            isSelected={facts.is_official}
            onChange={(is_official) => set({ is_official })}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
