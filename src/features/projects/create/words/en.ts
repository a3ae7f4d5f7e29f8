import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  start: {
    label: 'Start',
    blank: 'Blank',
    template: 'From a template',
    copy: 'Copy',
    template_field: 'Template',
    copy_field: 'Project',
    choose: 'Choose a template',
    search: 'Search by name or code',
    noTemplates: 'There are no templates yet. To make one, choose “Use as template” on a project’s page.',
    missing: 'Choose what to start from.',
    failed: 'Could not load the templates',
  },
  preview: {
    title: 'What comes along',
    count:
      '{steps, plural, =0 {No steps} one {# step} other {# steps}}{subSteps, plural, =0 {} one { and # sub-step} other { and # sub-steps}}, all open and unassigned, with their attachments. Comments stay with the original project.',
    dates: 'Steps keep the same number of working days to the deadline.',
    squeezed:
      'The deadline is {days, plural, =0 {less than a working day} one {# working day} other {# working days}} away, less than the steps take. Their dates were adjusted to fit.',
    noDates: 'Pick a deadline and the dates of the steps come along. Without one they stay empty.',
    subSteps: '{count, plural, =0 {no sub-steps} one {# sub-step} other {# sub-steps}}',
    failed: 'Could not load the original project',
    retry: 'Try again',
  },
  name: { note: 'How the team will find it in lists.', similar: 'Similar to:' },
  copyOf: '{name} (copy)',
} as const satisfies Like<typeof pt>;
