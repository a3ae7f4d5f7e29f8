import { useQuery } from '@tanstack/react-query';
import { Section } from '#ui';
import { useWords } from '../../kernel/language';
import { useCommand } from '../../kit/command';
import { NullableSelect } from '../../kit/form/NullableSelect';
import { changeLead, type LeadDetail, leadAssignees } from '../data/leads';
import { leadWords } from '../words';

/** Who answers a lead: chosen in place, and sent at once. */
export function AssignLead({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const { run } = useCommand(changeLead);
  const { data } = useQuery(leadAssignees());
  const { id, assignee, version } = lead;
  const name = lead.name || lead.code;
  const people = [assignee, ...(data?.data ?? [])];
  const assign = (assignee_id: string | null) => {
    const person = people.find((one) => one?.id === assignee_id)?.name ?? '';
    void run(
      { id, change: { assignee_id, version }, before: { assignee_id: assignee?.id ?? null } },
      {
        done: () => (assignee_id ? t('assigned', { name, person }) : t('unassigned', { name })),
        failed: () => t('notChanged'),
      },
    );
  };
  return (
    <Section title={t('care')}>
      <NullableSelect
        field={{ name: 'assignee_id', label: t('field.assignee'), value: assignee?.id ?? null, onChange: assign }}
        none={t('nobody')}
        options={people}
      />
    </Section>
  );
}
