import type { Like } from '../../../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Open items',
  of: 'Open items for {name}',
  clients: 'Clients',
  print: 'Print',
  total: '{count, plural, one {# open item} other {# open items}}',
  overdue: '{amount} overdue',
  noneOverdue: 'Nothing overdue',
  column: { description: 'Description', due: 'Due date', amount: 'Amount' },
  late: '{days, plural, one {# day overdue} other {# days overdue}}',
  sum: 'Total open',
  onlyFirst: 'The first {shown, number} of {count, number} are shown. The total covers all of them.',
  asOf: 'As of {day}.',
  noKeys: 'To be paid by Pix, add a Pix key to one of the company’s accounts.',
  pix: {
    title: 'Pay with Pix',
    text: 'Copy-and-paste code for {amount} to {name}. Whoever pays pastes it in their bank’s app.',
    key: 'Receiving key',
    amount: 'What to charge',
    all: 'Everything open: {amount}',
    late: 'Only what is overdue: {amount}',
    code: 'Pix copy-and-paste code',
  },
  empty: {
    title: 'Nothing open',
    text: 'This client has nothing to pay. When there is something, it shows up here, ready to print.',
  },
} satisfies Like<typeof pt>;
