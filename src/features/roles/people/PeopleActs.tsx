import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, InlineAlert, Modal, Select, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { type BulkActionProps, BulkActions, type BulkProps } from '../../kit/list/bulk/BulkActs';
import { createBulkTask } from '../../kit/list/bulk/task';
import { allRoles } from '../data/access';
import { type PersonWithRoles, setRole } from '../data/people';
import { useNames } from '../use-names';
import { peopleBulkWords } from './words';

/** What may be done with many people at once: a role given, a role taken. */
export function PeopleActs(props: BulkProps<PersonWithRoles>) {
  const t = useWords(peopleBulkWords);
  return (
    <BulkActions
      {...props}
      words={peopleBulkWords}
      acts={[
        { id: 'give', label: t('act.give'), takes: () => true, ask: (asked) => <AskRole {...asked} isGiven /> },
        {
          id: 'take',
          label: t('act.take'),
          tone: 'critical',
          takes: ({ roles }) => roles.length > 0,
          ask: (asked) => <AskRole {...asked} isGiven={false} />,
        },
      ]}
    />
  );
}

/** Which role is given or taken, and to how many it makes a difference. */
function AskRole({ rows, isGiven, onRun, onClose }: BulkActionProps<PersonWithRoles> & { isGiven: boolean }) {
  const t = useWords(peopleBulkWords);
  const names = useNames();
  const can = useCan();
  const { data: roles = [] } = useQuery(allRoles());
  const [chosen, setChosen] = useState<string>();
  const has = (person: PersonWithRoles, role: string) => person.roles.some(({ id }) => id === role);
  // Nobody gives or takes what they do not hold.
  const offered = roles.filter(
    (role) => role.permissions.every(can) && rows.some((person) => has(person, role.id) !== isGiven),
  );
  const role = offered.find(({ id }) => id === chosen);
  const concerned = role ? rows.filter((person) => has(person, role.id) !== isGiven) : [];
  const run = () =>
    role && onRun(createBulkTask(setRole, concerned, ({ id }) => ({ userId: id, role: role.id, isGiven })));
  return (
    <Modal
      title={t(isGiven ? 'giveTitle' : 'takeTitle', { count: rows.length })}
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button tone={isGiven ? 'accent' : 'critical'} isDisabled={!role} onPress={run}>
            {t(isGiven ? 'act.give' : 'act.take')}
          </Button>
        </>
      }
    >
      <Stack space="m">
        {offered.length === 0 && <InlineAlert tone="info">{t('noneToOffer')}</InlineAlert>}
        {offered.length > 0 && (
          <Select
            label={t('role')}
            options={offered.map((each) => ({ id: each.id, label: names.role(each) }))}
            value={chosen ?? null}
            onChange={setChosen}
          />
        )}
        {role && <Text tone="secondary">{t('concerned', { count: concerned.length, all: rows.length })}</Text>}
      </Stack>
    </Modal>
  );
}
