import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  advice: {
    holiday: '{day} is a holiday: {name}.',
    weekend: '{day} is on a weekend.',
    take: 'Use the next working day: {day}',
  },
  start: {
    label: 'Begin',
    blank: 'Blank',
    template: 'From a template',
    copy: 'Copy',
    template_field: 'Template',
    copy_field: 'Project',
    choose: 'Choose a template',
    search: 'Search name or code',
    noTemplates: 'There are no templates yet. A project becomes one by “Use as template” on its page.',
    missing: 'Choose what to begin from.',
    failed: 'Could not read the templates',
  },
  preview: {
    title: 'What comes along',
    count:
      '{steps, plural, =0 {No steps} one {# step} other {# steps}}{subSteps, plural, =0 {} one { and # sub-step} other { and # sub-steps}}, all open and with nobody assigned.',
    dates: 'The dates of the steps follow the new deadline.',
    noDates: 'With a deadline here and in the original, the dates of the steps come along. Otherwise they stay blank.',
    subSteps: '{count, plural, =0 {no sub-steps} one {# sub-step} other {# sub-steps}}',
    failed: 'Could not read the original project',
    retry: 'Try again',
  },
  copyOf: '{name} (copy)',
} as const satisfies Like<typeof pt>;
