import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Members',
  people: 'Who takes part',
  count: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
  you: 'You',
  since: 'Since {day}',
  roleOf: 'Role of {name}',
  guide: 'What each role may do',
  lastOwner: 'The project needs at least one owner. Give that role to somebody else before you change yours or leave.',
  lastOwnerOther: 'The only owner: the role stays as it is until there is another.',
  changed: '{name}: {role}',
  failedChange: 'Could not change the role',
  ownTitle: 'Change your own role?',
  ownText: 'You become {role}. {may} Only those who manage the project can give your present role back.',
  ownConfirm: 'Change my role',
  remove: 'Remove {name}',
  removeTitle: 'Remove {name} from the project?',
  removeText:
    '{count, plural, =0 {This person has no open steps here.} one {# open step of this person will have nobody assigned.} other {# open steps of this person will have nobody assigned.}} What was done stays in the history.',
  removeConfirm: 'Remove from project',
  removed: '{name} left the project',
  leave: 'Leave project',
  leaveTitle: 'Leave {name}?',
  leaveText:
    '{count, plural, =0 {You have no open steps here.} one {# open step of yours will have nobody assigned.} other {# open steps of yours will have nobody assigned.}} To come back, somebody has to invite you.',
  left: 'You left the project',
  cancel: 'Go back',
  failed: 'Could not read the members',
  retry: 'Try again',
} as const satisfies Like<typeof pt>;
