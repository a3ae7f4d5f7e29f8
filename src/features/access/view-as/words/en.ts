import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  act: 'See as',
  actOf: 'See as {name}',
  title: 'See Trama as {name}',
  reads:
    '{kind, select, role {You see what you would with this role alone, with your projects and units. Nothing can be changed.} other {You see what this person sees, without what is only theirs: account, sessions and requests. Nothing can be changed.}}',
  lasts: 'The view lasts ten minutes, in this tab only. You can leave at any time.',
  told: 'Beginning and end stand in the audit log.',
  begin: 'Begin',
  bar: 'View of another person or role',
  seeing: '{kind, select, role {Seeing as the role {name}} other {Seeing as {name}}}',
  readOnly: 'Read only: buttons that change something are hidden.',
  left: 'Ends in {time}.',
  leave: 'Leave this view',
} satisfies Like<typeof pt>;
