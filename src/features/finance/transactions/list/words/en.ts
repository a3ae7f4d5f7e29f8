import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by description or document',
    filter: {
      kind: 'Type',
      status: 'Status',
      account: 'Account',
      client: 'Client',
      project: 'Project',
      unit: 'Unit',
      period: 'Period',
      date_by: 'Date of the period',
    },
    any: {
      account: 'All accounts',
      client: 'All clients',
      project: 'All projects',
      unit: 'All units',
      date_by: 'Due date',
    },
    other: { account: 'Another account', client: 'Another client', project: 'Another project', unit: 'Another unit' },
    option: {
      status: {
        draft: 'Draft',
        scheduled: 'Scheduled',
        pending: 'Open',
        paid: 'Paid or received',
        cancelled: 'Cancelled',
        refunded: 'Refunded',
        overdue: 'Overdue',
      },
      date_by: { competence_date: 'Accrual date', paid_date: 'Payment date' },
    },
    group: {
      kind: 'By type',
      status: 'By status',
      account: 'By account',
      client: 'By client',
      project: 'By project',
      unit: 'By unit',
    },
    sort: { due_date: 'Due date', competence_date: 'Accrual date', amount_cents: 'Amount', created_at: 'Created' },
    shown: '{count, plural, =0 {No transactions} one {# transaction} other {# transactions}}',
    shownMore: 'The first {count, number} transactions',
    groupCount: '{count, plural, =0 {none} one {# transaction} other {# transactions}}',
    groupCountMore: '{count, plural, =0 {none} one {# transaction or more} other {# transactions or more}}',
    groupMore: '{count, plural, one {Show # more transaction} other {Show # more transactions}}',
    empty: {
      title: 'No transactions yet',
      text: 'Add what the company is owed and owes, and what it has received and paid.',
      textReadOnly: 'When whoever takes care of finance adds a transaction, it shows up here.',
      filteredTitle: 'No transactions with these filters',
      filtered: 'Without one of them, what it hides shows up:',
      filteredAll: 'None of them alone hides transactions. Clear the filters to see all.',
      without:
        '{filter, select, search {Without the search} kind {Of any type} status {With any status} account {Of any account} client {Of any client} project {Of any project} unit {Of any unit} period {Of any date} date_by {By due date} other {Without the filter}}: {count, plural, one {# transaction} other {# transactions}}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported:
      '{count, plural, =0 {No transactions exported} one {# transaction exported} other {# transactions exported}}',
    file: 'transactions',
    keys: {
      label: 'List of transactions',
      next: 'Next transaction',
      previous: 'Previous transaction',
      open: 'Open the transaction',
      select: 'Select the transaction',
    },
  },
  noClient: 'No client',
  noProject: 'No project',
  bulk: {
    selected: '{count, plural, one {# transaction selected} other {# transactions selected}}',
    sum: 'Income {income}, expenses {expense}',
    all: 'Select the {count, number} shown',
    act: { pay: 'Mark as paid', cancel: 'Cancel transactions', delete: 'Delete' },
    none: 'Nothing changes for the selected transactions.',
    title: 'Changing transactions',
    running: '{done, number} of {total, number} transactions',
    again: 'Try again those that failed',
    report:
      '{done, plural, =0 {None changed} one {# changed} other {# changed}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
    done: '{count, plural, one {# transaction changed} other {# transactions changed}}',
    deleted: '{count, plural, one {# transaction deleted} other {# transactions deleted}}',
  },
} as const satisfies Like<typeof pt>;
