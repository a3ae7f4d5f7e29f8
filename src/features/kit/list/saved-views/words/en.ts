import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  label: 'Saved views',
  short: 'Views',
  everything: 'Everything',
  save: 'Save view',
  saveTitle: 'Save this view',
  note: 'Keeps filters, order, groups, and layout. Only you see it.',
  name: 'View name',
  missing: 'Give the view a name.',
  done: 'View saved',
  delete: 'Delete the view {name}',
  deleted: 'View {name} deleted',
  failedDelete: 'Could not delete the view',
  failedRestore: 'Could not restore the view',
  usual: 'All steps',
  stepsNote: 'Keeps filters, order, groups, and layout, to use in any project. Only you see it.',
} as const satisfies Like<typeof pt>;
