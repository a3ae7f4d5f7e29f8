import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  never: 'Does not repeat',
  by: {
    instalments: 'In monthly instalments',
    week: 'Every week',
    month: 'Every month',
    year: 'Every year',
  },
  ends: { count: 'After some times', until: 'On a date' },
  preview: '{count, number} transactions, from {from} to {to}: {total}',
  previewList: 'What will be written down',
  previewNeeds: 'With the amount, the due date and the end, a preview appears here.',
  occurrence: '{number, number}/{count, number} · {date} · {amount}',
  scope: { one: 'This one', following: 'This one and those after it', all: 'All of them' },
  scopeNote: 'This is {number, number} of {count, number}. What is paid does not change.',
  deleteTitle: 'Delete {name}?',
  deleteScope: 'What to delete',
  delete: 'Delete',
  notDeleted: 'The transactions were not deleted',
  deleted: {
    one: 'Transaction deleted',
    following: 'This one and those after it were deleted',
    all: 'Transactions deleted',
  },
} as const satisfies Like<typeof pt>;
