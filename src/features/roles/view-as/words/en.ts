import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  act: 'View as',
  actOf: 'View as {name}',
  title: 'View Trama as {name}',
  reads:
    '{kind, select, role {You see what you would with this role alone, with your projects and units. Nothing can be changed.} other {You see what this person sees, except what is theirs alone: account, sessions, and requests. Nothing can be changed.}}',
  lasts: 'The view lasts ten minutes, in this tab only. You can leave at any time.',
  told: 'The audit log records when it starts and when it ends.',
  begin: 'Start',
  bar: 'View of another person or role',
  seeing: '{kind, select, role {Viewing as the role {name}} other {Viewing as {name}}}',
  readOnly: 'Read only: buttons that change something are hidden.',
  left: 'Ends in {time}.',
  leave: 'Leave this view',
} satisfies Like<typeof pt>;
