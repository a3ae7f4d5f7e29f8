import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { IconButton, Inline, List, Section, Select, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { useCommand } from '../../kit/command';
import { TwoLines } from '../../kit/list/columns';
import { allUnits } from '../../units/public';
import { assignUnit, removeUnit, type User } from '../data/users';
import { userWords } from '../words';
import { personWords } from './words';

type Unit = User['units'][number];

/** The units that somebody belongs to; whoever manages units adds to them and takes from them. */
export function PersonUnits({ user }: { user: User }) {
  const t = useWords(personWords);
  const isManager = useCan()('manage:units');
  return (
    <Section title={t('units.title')}>
      <Stack space="m">
        <List
          label={t('units.title')}
          items={user.units}
          frame="card"
          empty={<Text tone="secondary">{t('units.none')}</Text>}
        >
          {(unit) => <UnitLine user={user} unit={unit} isManager={isManager} />}
        </List>
        {isManager && user.status !== 'inactive' && <AddUnit user={user} />}
      </Stack>
    </Section>
  );
}

function UnitLine({ user, unit, isManager }: { user: User; unit: Unit; isManager: boolean }) {
  const t = useWords(personWords);
  const own = useWords(userWords);
  const assign = useCommand(assignUnit);
  const remove = useCommand(removeUnit);
  const link = { user_id: user.id, unit_id: unit.id };
  const { name, since } = unit;
  const { day, dayAt } = useFormats();
  const label = <TwoLines text={name} note={since && own('since', { at: day(dayAt(since)) })} />;
  const failed = () => t('units.failed');
  if (!isManager)
    return (
      <Inline justify="between">
        <div>{label}</div>
        <Text tone="secondary">{own(`unitRole.${unit.role}`)}</Text>
      </Inline>
    );
  return (
    <Inline justify="between" align="center">
      <div>{label}</div>
      <Inline space="s" align="center" wrap={false}>
        <Select
          label={t('units.roleIn', { name })}
          isLabelHidden
          options={(['member', 'admin'] as const).map((id) => ({ id, label: own(`unitRole.${id}`) }))}
          value={unit.role}
          isDisabled={assign.isPending}
          onChange={(role) => void assign.run({ ...link, role: role as Unit['role'] }, { failed })}
        />
        <IconButton
          label={t('units.removeFrom', { name })}
          icon={X}
          isPending={remove.isPending}
          onPress={() => void remove.run(link, { done: () => t('units.removed', { name }), failed })}
        />
      </Inline>
    </Inline>
  );
}

function AddUnit({ user }: { user: User }) {
  const t = useWords(personWords);
  const { data: units = [] } = useQuery(allUnits());
  const { run, isPending } = useCommand(assignUnit);
  const others = units.filter(({ id }) => !user.units.some((unit) => unit.id === id));
  if (others.length === 0) return null;
  return (
    <Select
      label={t('units.add')}
      options={others.map(({ id, name }) => ({ id, label: name }))}
      value={null}
      isDisabled={isPending}
      onChange={(unit_id) =>
        void run(
          { user_id: user.id, unit_id },
          {
            done: () => t('units.added', { name: others.find(({ id }) => id === unit_id)?.name ?? '' }),
            failed: () => t('units.failed'),
          },
        )
      }
    />
  );
}
