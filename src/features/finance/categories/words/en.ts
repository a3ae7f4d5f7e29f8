import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Categories and cost centers',
  one: 'Category',
  create: 'Create category',
  newTitle: 'New category',
  save: 'Save',
  created: 'Category created',
  changed: 'Category updated',
  conflict: 'Someone else changed this category',
  noParent: 'None',
  type: { income: 'Income', expense: 'Expense', cost_center: 'Cost center' },
  use: { label: 'Status', active: 'In use', archived: 'Archived' },
  field: { type: 'Type', name: 'Name', parent_id: 'Parent', is_active: 'In use' },
  note: {
    is_active: 'Once archived, it stays on the transactions that use it and is no longer offered.',
  },
} as const satisfies Like<typeof pt>;
