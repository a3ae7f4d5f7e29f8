import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  divide: 'Split by category, cost center, or project',
  part: 'Part {number, number}',
  amount: 'Amount of part {number, number}',
  category: 'Category of part {number, number}',
  costCenter: 'Cost center of part {number, number}',
  project: 'Project of part {number, number}',
  remove: 'Remove part {number, number}',
  add: 'Add a part',
  noCategory: 'No category',
  noCostCenter: 'No cost center',
  complete: 'The parts add up to the amount.',
  left: '{amount} left to split',
  over: '{amount} too much',
} as const satisfies Like<typeof pt>;
