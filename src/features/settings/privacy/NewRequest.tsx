import type { Schema } from '#openapi/operations';
import { newPrivacyRequestRules } from '#openapi/rules/new-privacy-request';
import { notify, RadioGroup, TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { createRequest } from '../data/privacy';
import { privacyWords } from './words';

type Kind = Schema<'PrivacyRequestKind'>;
const kinds: Kind[] = ['access', 'correction', 'anonymisation', 'deletion', 'portability', 'sharing', 'objection'];

/** Asks for what the law grants; whoever manages people answers within fifteen days. */
export function NewRequest({ onClose }: { onClose: () => void }) {
  const t = useWords(privacyWords);
  const form = useEntityForm<{ kind: Kind; note: string }>({
    of: { values: { kind: 'access', note: '' } },
    draft: 'privacy-request',
    rules: newPrivacyRequestRules,
    fields: { kind: { label: t('kindLabel') }, note: { label: t('note') } },
    send: (values) => sendCommand(createRequest, values),
    onSent: () => {
      notify({ variant: 'success', title: t('asked'), description: t('askedText') });
      onClose();
    },
  });
  const { onChange, ...kind } = form.field('kind');
  return (
    <FormModal title={t('askTitle')} form={form} onClose={onClose}>
      <RadioGroup
        {...kind}
        options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
        onChange={(id) => onChange(id as Kind)}
      />
      <TextArea {...form.field('note')} />
    </FormModal>
  );
}
