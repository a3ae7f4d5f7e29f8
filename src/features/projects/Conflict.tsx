import { useState } from 'react';
import { Button, Modal, RadioGroup, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { words } from './words';

export interface ConflictField<Values> {
  name: keyof Values & string;
  label: string;
  /** How a value reads. */
  show?: (value: Values[keyof Values]) => string;
}

export interface ConflictProps<Values extends object> {
  fields: ConflictField<Values>[];
  mine: Values;
  theirs: Values;
  isBusy: boolean;
  onKeep: (values: Values) => void;
  onClose: () => void;
}

/** Two versions of one thing side by side: for each field that differs, a person says which holds. */
export function Conflict<Values extends object>({
  fields,
  mine,
  theirs,
  isBusy,
  onKeep,
  onClose,
}: ConflictProps<Values>) {
  const t = useWords(words);
  const differing = fields.filter(({ name }) => mine[name] !== theirs[name]);
  const [choice, setChoice] = useState<Partial<Record<string, 'mine' | 'theirs'>>>({});
  const written = ({ show }: ConflictField<Values>, value: Values[keyof Values]) =>
    (show ? show(value) : String(value ?? '')) || t('conflict.nothing');
  const keep = () =>
    onKeep(
      Object.fromEntries(
        Object.keys(mine).map((name) => [
          name,
          (choice[name] ?? 'mine') === 'mine' ? mine[name as keyof Values] : theirs[name as keyof Values],
        ]),
      ) as Values,
    );
  return (
    <Modal
      title={t('conflict.title')}
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={onClose} isDisabled={isBusy}>
            {t('dialog.cancel')}
          </Button>
          <Button onPress={keep} isPending={isBusy}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <Stack space="l">
        <Text>{t('conflict.text')}</Text>
        {differing.map((field) => (
          <RadioGroup
            key={field.name}
            label={field.label}
            value={choice[field.name] ?? 'mine'}
            onChange={(value) => setChoice({ ...choice, [field.name]: value as 'mine' | 'theirs' })}
            options={[
              { id: 'mine', label: t('conflict.mine'), note: written(field, mine[field.name]) },
              { id: 'theirs', label: t('conflict.theirs'), note: written(field, theirs[field.name]) },
            ]}
          />
        ))}
      </Stack>
    </Modal>
  );
}
