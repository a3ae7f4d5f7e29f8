import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { Avatar, EmptyState, GridList, Icon, Inline, Spinner, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { usePerson } from '../../kernel/session';
import { allMembers, type Step } from '../data/queries';
import { AskFrame } from './AskFrame';
import type { Assignee } from './acts';
import { words } from './words';

export interface ChooseAssigneeProps {
  projectId: string;
  steps: Step[];
  onChoose: (who: Assignee) => void;
  /** The cell it is asked at. */
  anchor?: Element;
  onClose: () => void;
}

/** The members of the project, oneself first, and nobody. */
export function ChooseAssignee({ projectId, steps, anchor, onChoose, onClose }: ChooseAssigneeProps) {
  const t = useWords(words);
  const me = usePerson()?.id;
  const { data, error } = useQuery(allMembers(projectId));
  const people = (data ?? [])
    .map(({ user }) => user)
    .sort((left, right) => Number(right.id === me) - Number(left.id === me) || left.name.localeCompare(right.name));
  const nobody = { id: 'nobody', name: t('nobody'), email: '' };
  const choices = [...people, nobody];
  const given = new Set(steps.map(({ assignee }) => assignee?.id ?? nobody.id));
  const current = given.size === 1 ? [...given][0] : choices[0]?.id;
  return (
    <AskFrame
      title={t('dialog.assigneeTitle', { count: steps.length, name: steps[0]?.name ?? '' })}
      anchor={anchor}
      onClose={onClose}
    >
      {error && <EmptyState kind="failed" title={toProblem(error).message} level={3} />}
      {!data && !error && <Spinner />}
      {data && (
        <GridList
          label={t('act.assignee')}
          items={choices}
          nameOf={({ name }) => name}
          autoFocusKey={current}
          onAction={(id) => {
            const who = people.find((person) => person.id === id);
            onChoose(who ? { id: who.id, name: who.name } : null);
          }}
        >
          {({ id, name, email }) => (
            <Inline space="s" align="center" wrap={false}>
              {id === 'nobody' ? <Icon icon={UserX} /> : <Avatar name={name} size="s" />}
              <Stack space="none">
                <Text as="span">{name}</Text>
                {email && (
                  <Text as="span" size="s" tone="secondary">
                    {email}
                  </Text>
                )}
              </Stack>
            </Inline>
          )}
        </GridList>
      )}
    </AskFrame>
  );
}
