import { leadActs } from '#domain/lead-lifecycle';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { BulkActions, type BulkProps } from '../../kit/list/bulk/BulkActs';
import { createBulkTask } from '../../kit/list/bulk/task';
import { changeLead, type GivenStatus, type Lead } from '../data/leads';
import { leadBulkWords } from './words';

const giving = (status: GivenStatus) => (rows: Lead[]) =>
  createBulkTask(changeLead, rows, ({ id, status: before }) => ({
    id,
    change: { status },
    before: { status: before as GivenStatus },
  }));

/** Bulk acts on leads. Each of them can be undone. */
export function LeadActs(props: BulkProps<Lead>) {
  const t = useWords(leadBulkWords);
  const me = usePerson()?.id;
  const isKnown = ({ anonymised_at }: Lead) => anonymised_at === null;
  const toStatus = (id: 'contact' | 'lose' | 'discard' | 'renew', status: GivenStatus) => ({
    id,
    label: t(`act.${id}`),
    takes: (lead: Lead) => isKnown(lead) && leadActs.after(lead.status, id) === status,
    task: giving(status),
  });
  return (
    <BulkActions
      {...props}
      words={leadBulkWords}
      acts={[
        {
          id: 'take',
          label: t('act.take'),
          takes: (lead) => isKnown(lead) && lead.assignee?.id !== me,
          task: (rows) =>
            createBulkTask(changeLead, rows, ({ id, assignee }) => ({
              id,
              change: { assignee_id: me ?? null },
              before: { assignee_id: assignee?.id ?? null },
            })),
        },
        toStatus('contact', 'contacted'),
        toStatus('lose', 'lost'),
        toStatus('discard', 'spam'),
        toStatus('renew', 'new'),
      ]}
    />
  );
}
