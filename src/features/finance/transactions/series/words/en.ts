import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  never: 'Does not repeat',
  by: {
    instalments: 'In monthly installments',
    week: 'Every week',
    month: 'Every month',
    year: 'Every year',
  },
  ends: { count: 'After a number of times', until: 'On a date' },
  preview: '{count, number} × {each}, from {from} to {to}. Total: {total}',
  previewList: 'What will be added',
  previewNeeds: 'Once there is an amount, a due date, and an end, a preview appears here.',
  occurrence: '{number, number}/{count, number} · {date} · {amount}',
  scope: { one: 'Only this one', following: 'This one and those after it', all: 'All of them' },
  scopeNote: 'This is {number, number} of {count, number}. What has been paid does not change.',
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
