import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  selected: '{count, plural, one {# project selected} other {# projects selected}}',
  all: 'Select all {count, number} shown',
  act: { status: 'Change status', date: 'Change deadline', delete: 'Delete' },
  statusTitle: '{count, plural, one {Status of # project} other {Status of # projects}}',
  dateTitle: '{count, plural, one {Deadline of # project} other {Deadline of # projects}}',
  date: 'New deadline',
  clearDate: 'Remove the deadline',
  save: 'Save',
  notAll:
    '{count, plural, one {# of the projects does not take this change and stays as it is.} other {# of the projects do not take this change and stay as they are.}}',
  notYours:
    '{count, plural, one {# of the projects can only be changed by its owners and managers, and stays as it is.} other {# of the projects can only be changed by their owners and managers, and stay as they are.}}',
  none: 'You cannot change any of the selected projects.',
  deleteTitle: '{count, plural, one {Delete # project?} other {Delete # projects?}}',
  deleteText:
    '{count, plural, one {Its steps, sub-steps and invitations are deleted with it.} other {Their steps, sub-steps and invitations are deleted with them.}} This cannot be undone.',
  deleteCounted:
    '{steps, plural, =0 {{count, plural, one {The project has no steps.} other {The projects have no steps.}}} one {# step} other {# steps}}{subSteps, plural, =0 {} one { and # sub-step} other { and # sub-steps}}{steps, plural, =0 {} one {{subSteps, plural, =0 { is} other { are}} deleted too, as are the invitations.} other { are deleted too, as are the invitations.}} This cannot be undone.',
  deleteNames: 'To be deleted',
  title: 'Changing projects',
  running: '{done, number} of {total, number} projects',
  again: 'Retry the ones that failed',
  report:
    '{done, plural, =0 {None changed} one {# changed} other {# changed}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
  done: '{count, plural, one {# project changed} other {# projects changed}}',
  deleted: '{count, plural, one {# project deleted} other {# projects deleted}}',
} as const satisfies Like<typeof pt>;
