import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MultiSelect, Text, TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import { useDraft } from '../../kit/form/draft';
import { LeftOutLines, LinesModal } from '../../kit/list/bulk/LinesModal';
import { createBulkTask } from '../../kit/list/bulk/task';
import { useNames } from '../../roles/public';
import { allUsers, createUser } from '../data/users';
import { userWords } from '../words';
import { mostPeople, peopleIn } from './people-in';
import { pasteWords } from './words';

interface Named {
  id: string;
  name: string;
}

export interface PastePeopleProps {
  /** What they may be given all at once. */
  roles: readonly (Named & { code: string })[];
  units: readonly (Named & { code: string | null })[];
  onClose: () => void;
}

const blank = { values: { text: '', role_ids: [] as string[], unit_ids: [] as string[] } };
const asOption = ({ id, name }: Named) => ({ id, label: name });

/** Gives many people accounts at once: what was pasted is told line by line before anything is sent. */
export function PastePeople({ roles, units, onClose }: PastePeopleProps) {
  const t = useWords(pasteWords);
  const own = useWords(userWords);
  const names = useNames();
  const { data: users = [] } = useQuery(allUsers());
  const draft = useDraft('pasted-people', blank, {});
  const { text, role_ids, unit_ids } = draft.values;
  const [isTold, setTold] = useState(false);
  const { people, refused } = peopleIn(text, {
    emails: new Set(users.map(({ email }) => email.toLowerCase())),
    roles: roles.map((role) => ({ ...role, name: names.role(role) })),
    units,
  });
  const taskOf = () => {
    if (people.length === 0) return void setTold(true);
    const rows = people.map((person) => ({ ...person, id: person.email, as: person.name }));
    return createBulkTask(
      createUser,
      rows.map((row) => ({ ...row, name: `${row.as} · ${row.email}` })),
      ({ as: name, email, ...own }) => ({
        name,
        email,
        role_ids: [...new Set([...role_ids, ...own.role_ids])],
        unit_ids: [...new Set([...unit_ids, ...own.unit_ids])],
      }),
    );
  };
  return (
    <LinesModal
      title={t('pasteTitle')}
      act={t('create', { count: people.length })}
      words={pasteWords}
      draft={draft}
      taskOf={taskOf}
      onClose={onClose}
    >
      <TextArea
        label={t('lines')}
        note={t('linesNote', { most: mostPeople })}
        value={text}
        onChange={(typed) => draft.change({ text: typed })}
        error={isTold && people.length === 0 ? t('nothing') : undefined}
      />
      {text.trim() && <Text weight="medium">{t('understood', { count: people.length })}</Text>}
      <LeftOutLines
        words={pasteWords}
        lines={refused.map(({ why, part = '', ...at }) => ({
          ...at,
          fault: t(`fault.${why}`, { most: mostPeople, part }),
        }))}
      />
      {roles.length > 0 && (
        <MultiSelect
          label={own('field.roles')}
          options={roles.map(asOption)}
          value={role_ids}
          onChange={(ids) => draft.change({ role_ids: [...ids] })}
        />
      )}
      {units.length > 0 && (
        <MultiSelect
          label={own('field.units')}
          options={units.map(asOption)}
          value={unit_ids}
          onChange={(ids) => draft.change({ unit_ids: [...ids] })}
        />
      )}
    </LinesModal>
  );
}
