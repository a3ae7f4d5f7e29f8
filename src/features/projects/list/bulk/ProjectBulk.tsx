import { useWords } from '../../../kernel/language';
import { useCan } from '../../../kernel/session';
import { BulkActions, type BulkProps } from '../../../kit/list/bulk/BulkActs';
import { accessTo } from '../../access';
import type { ProjectRow } from '../../data/queries';
import { AskDate, AskDeletion, AskStatus } from './ProjectDialogs';
import { bulkWords } from './words';

/** What may be done with many projects: managers change, owners delete, an administrator does both. */
export function ProjectBulk(props: BulkProps<ProjectRow>) {
  const t = useWords(bulkWords);
  const isAdministrator = useCan()('manage:projects');
  const isManaged = (row: ProjectRow) => accessTo(row, isAdministrator).mayManage;
  const isOwned = (row: ProjectRow) => accessTo(row, isAdministrator).mayDelete;
  return (
    <BulkActions
      {...props}
      words={bulkWords}
      acts={[
        { id: 'status', label: t('act.status'), takes: isManaged, ask: (asked) => <AskStatus {...asked} /> },
        { id: 'date', label: t('act.date'), takes: isManaged, ask: (asked) => <AskDate {...asked} /> },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: isOwned,
          ask: (asked) => <AskDeletion {...asked} />,
        },
      ]}
    />
  );
}
