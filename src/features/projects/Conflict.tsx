import { useState } from 'react';
import { Button, Modal, RadioGroup, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { conflictWords } from './conflict-words';

export interface ConflictField<Values> {
  name: keyof Values & string;
  label: string;
  /** How a value reads. */
  show?: (value: Values[keyof Values]) => string;
}

export interface ConflictProps<Values extends object> {
  what: 'project' | 'step' | 'subStep';
  fields: ConflictField<Values>[];
  /** What stood in the form when it was opened: where nothing was typed, the other version holds unless it is chosen. */
  seen: Values;
  mine: Values;
  theirs: Values;
  isBusy: boolean;
  onKeep: (values: Values) => void;
  onClose: () => void;
}

/** Two versions of one thing side by side: for each field that differs, a person says which holds. */
export function Conflict<Values extends object>({
  what,
  fields,
  seen,
  mine,
  theirs,
  isBusy,
  onKeep,
  onClose,
}: ConflictProps<Values>) {
  const t = useWords(conflictWords);
  const differing = fields.filter(({ name }) => mine[name] !== theirs[name]);
  const [choice, setChoice] = useState<Partial<Record<string, 'mine' | 'theirs'>>>({});
  const chosen = (name: keyof Values) => choice[name as string] ?? (mine[name] === seen[name] ? 'theirs' : 'mine');
  const written = ({ show }: ConflictField<Values>, value: Values[keyof Values]) =>
    (show ? show(value) : String(value ?? '')) || t('nothing');
  const keep = () =>
    onKeep(
      Object.fromEntries(
        Object.keys(mine).map((name) => [
          name,
          chosen(name as keyof Values) === 'mine' ? mine[name as keyof Values] : theirs[name as keyof Values],
        ]),
      ) as Values,
    );
  return (
    <Modal
      title={t('title', { what })}
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={onClose} isDisabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button onPress={keep} isPending={isBusy}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <Stack space="l">
        <Text>{t(differing.length > 0 ? 'text' : 'same')}</Text>
        {differing.map((field) => (
          <RadioGroup
            key={field.name}
            label={field.label}
            value={chosen(field.name)}
            onChange={(value) => setChoice({ ...choice, [field.name]: value as 'mine' | 'theirs' })}
            options={[
              { id: 'mine', label: t('mine'), note: written(field, mine[field.name]) },
              { id: 'theirs', label: t('theirs'), note: written(field, theirs[field.name]) },
            ]}
          />
        ))}
      </Stack>
    </Modal>
  );
}
