import { useState } from 'react';
import { Button, Modal, RadioGroup, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { ConflictProps } from './Conflict';
import { frameWords } from './frame/words';
import { type FormFields, getFieldNames } from './rule-errors';
import type { EntityForm } from './use-entity-form';

type Whose = 'mine' | 'theirs';

/** Lets a person choose a value for each field in which two versions differ. */
export function Versions<Values extends object>({
  title,
  form: { fields, isPending, submit },
  seen,
  mine,
  theirs: { values: theirs, version },
  close,
}: ConflictProps<Values> & NonNullable<EntityForm<Values>['conflict']>) {
  const t = useWords(frameWords);
  const [picked, setPicked] = useState<Partial<Record<keyof Values, Whose>>>({});
  const names = getFieldNames<Values>(fields as FormFields<Values>);
  const differing = names.filter((name) => mine[name] !== theirs[name]);
  // A field that the person did not edit defaults to the other version.
  const whose = (name: keyof Values) => picked[name] ?? (mine[name] === seen[name] ? 'theirs' : 'mine');
  const written = (name: keyof Values & string, value: Values[typeof name]) =>
    fields[name].show?.(value) || String(value ?? '') || t('conflict.nothing');
  const keep = () => {
    const chosen = names.map((name) => [name, whose(name) === 'mine' ? mine[name] : theirs[name]]);
    void submit(Object.fromEntries(chosen) as Values, version);
  };
  return (
    <Modal
      title={title}
      isOpen
      onOpenChange={close}
      isPending={isPending}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={close} isDisabled={isPending}>
            {t('conflict.cancel')}
          </Button>
          <Button onPress={keep} isPending={isPending}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <Stack space="l">
        <Text>{t(differing.length > 0 ? 'conflict.text' : 'conflict.same')}</Text>
        {differing.map((name) => (
          <RadioGroup
            key={name}
            label={fields[name].label}
            value={whose(name)}
            onChange={(value) => setPicked({ ...picked, [name]: value as Whose })}
            options={[
              { id: 'mine', label: t('conflict.mine'), note: written(name, mine[name]) },
              { id: 'theirs', label: t('conflict.theirs'), note: written(name, theirs[name]) },
            ]}
          />
        ))}
      </Stack>
    </Modal>
  );
}
