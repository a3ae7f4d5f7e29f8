import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Members',
  people: 'Who is in the project',
  count: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
  you: 'You',
  since: 'Since {day}',
  roleOf: 'Role of {name}',
  guide: 'What each role can do',
  lastOwner: 'The project needs at least one owner. Give someone else that role before you change yours or leave.',
  lastOwnerOther: 'The only owner: this role cannot change until there is another owner.',
  changed: '{name}: {role}',
  failedChange: 'Could not change the role',
  ownTitle: 'Change your own role?',
  ownText: 'You will become {role}. {may} Only a project manager can give you your current role back.',
  ownConfirm: 'Change my role',
  remove: 'Remove {name}',
  removeTitle: 'Remove {name} from the project?',
  removeText:
    '{count, plural, =0 {This person has no open steps here.} one {# open step of theirs will be unassigned.} other {# open steps of theirs will be unassigned.}} What was done stays in the history.',
  removeConfirm: 'Remove from project',
  removed: '{name} left the project',
  leave: 'Leave project',
  leaveTitle: 'Leave {name}?',
  leaveText:
    '{count, plural, =0 {You have no open steps here.} one {# open step of yours will be unassigned.} other {# open steps of yours will be unassigned.}} To come back, someone has to invite you.',
  left: 'You left the project',
  cancel: 'Go back',
  failed: 'Could not load the members',
  retry: 'Try again',
} as const satisfies Like<typeof pt>;
