import { anyOfField, flagField, textField, unitIdField } from '../../kit/list/address/fields';
import { defineView } from '../../kit/list/address/view';
import { projectStatuses } from '../data/statuses';

/** All that stands in the address of the list of projects. */
export const projectsView = defineView({
  filters: {
    search: textField(),
    status: anyOfField(projectStatuses),
    unit: unitIdField(),
    mine: flagField(),
    late: flagField(),
    templates: flagField(),
  },
  sort: { created_at: 'desc', dead_line: 'asc', name: 'asc', updated_at: 'desc' },
  group: ['status', 'unit', 'owner', 'health'],
  show: ['list', 'cards'],
});
