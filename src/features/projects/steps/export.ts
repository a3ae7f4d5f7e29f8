import { type CsvColumn, formatCsvDay } from '../../kit/list/csv';
import type { Step } from '../data/queries';

/** The columns of steps in a CSV file; `told` gives the heads, the others what a status and a priority are called. */
export const stepColumns = (
  told: (field: string) => string,
  statusName: (status: Step['status']) => string,
  priorityName: (priority: string) => string,
): CsvColumn<Step>[] => [
  { label: told('name'), cell: ({ name }) => name },
  { label: told('status'), cell: ({ status }) => statusName(status) },
  { label: told('blocked_reason'), cell: ({ blocked_reason }) => blocked_reason },
  { label: told('priority'), cell: ({ priority }) => (priority === 'none' ? '' : priorityName(priority)) },
  { label: told('tags'), cell: ({ tags }) => tags.join(', ') },
  { label: told('assignee'), cell: ({ assignee }) => assignee?.name },
  { label: told('start_date'), cell: ({ start_date }) => formatCsvDay(start_date) },
  { label: told('due_date'), cell: ({ due_date }) => formatCsvDay(due_date) },
  { label: told('done'), cell: ({ sub_steps }) => sub_steps.filter(({ status }) => status).length },
  { label: told('total'), cell: ({ sub_steps }) => sub_steps.length },
  { label: told('description'), cell: ({ description }) => description },
];
