import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, List, Modal, MultiSelect, Stack, Text, TextArea } from '#ui';
import { useNames } from '../../access/public';
import { useWords } from '../../kernel/language';
import { BulkRun } from '../../kit/list/bulk/BulkRun';
import { type BulkTask, bulkTask } from '../../kit/list/bulk/task';
import { TwoLines } from '../../kit/list/columns';
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

const form = 'paste-people';
const mostShown = 50;
const asOption = ({ id, name }: Named) => ({ id, label: name });

/** Gives many people accounts at once: what was pasted is told line by line before anything is sent. */
export function PastePeople({ roles, units, onClose }: PastePeopleProps) {
  'use no memo';
  const t = useWords(pasteWords);
  const own = useWords(userWords);
  const names = useNames();
  const { data: users = [] } = useQuery(allUsers());
  const [text, setText] = useState('');
  const [role_ids, setRoles] = useState<string[]>([]);
  const [unit_ids, setUnits] = useState<string[]>([]);
  const [isTold, setTold] = useState(false);
  const [task, setTask] = useState<BulkTask>();
  const { people, refused } = peopleIn(text, {
    emails: new Set(users.map(({ email }) => email.toLowerCase())),
    roles: roles.map((role) => ({ ...role, name: names.role(role) })),
    units,
  });
  const send = () => {
    if (people.length === 0) return setTold(true);
    const rows = people.map((person) => ({ ...person, id: person.email, as: person.name }));
    setTask(
      bulkTask(
        createUser,
        rows.map((row) => ({ ...row, name: `${row.as} · ${row.email}` })),
        ({ as: name, email, ...own }) => ({
          name,
          email,
          role_ids: [...new Set([...role_ids, ...own.role_ids])],
          unit_ids: [...new Set([...unit_ids, ...own.unit_ids])],
        }),
      ),
    );
  };
  if (task) return <BulkRun task={task} words={pasteWords} onRun={setTask} onClose={onClose} />;
  return (
    <Modal
      title={t('pasteTitle')}
      size="md"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={form}>
          {t('create', { count: people.length })}
        </Button>
      }
    >
      <Form id={form} onSubmit={send}>
        <Stack space="m">
          <TextArea
            label={t('lines')}
            note={t('linesNote', { most: mostPeople })}
            value={text}
            onChange={setText}
            error={isTold && people.length === 0 ? t('nothing') : undefined}
          />
          {text.trim() && <Text weight="medium">{t('understood', { count: people.length })}</Text>}
          {refused.length > 0 && (
            <>
              <Text tone="critical">{t('refused', { count: refused.length })}</Text>
              <List
                label={t('refused', { count: refused.length })}
                items={refused.slice(0, mostShown).map((each) => ({ ...each, id: String(each.line) }))}
                density="compact"
              >
                {({ line, text: written, why, part = '' }) => (
                  <Stack space="none">
                    <TwoLines
                      text={written}
                      note={t('why', { line, fault: t(`fault.${why}`, { most: mostPeople, part }) })}
                    />
                  </Stack>
                )}
              </List>
            </>
          )}
          {roles.length > 0 && (
            <MultiSelect
              label={own('field.roles')}
              options={roles.map(asOption)}
              value={role_ids}
              onChange={(ids) => setRoles([...ids])}
            />
          )}
          {units.length > 0 && (
            <MultiSelect
              label={own('field.units')}
              options={units.map(asOption)}
              value={unit_ids}
              onChange={(ids) => setUnits([...ids])}
            />
          )}
        </Stack>
      </Form>
    </Modal>
  );
}
