import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  summary: '{count, plural, one {Fix # field to continue} other {Fix # fields to continue}}',
  failed: 'Could not save',
  kept: 'What you typed is still here.',
  stale:
    'Someone else changed this while you were editing. What you typed is still here; save again to keep your version.',
  save: 'Save',
  cancel: 'Cancel',
  draft:
    '{at, select, unknown {Draft restored: what you typed is back.} other {Draft of {at} restored: what you typed is back.}}',
  discard: 'Discard draft',
  discarded: '{at, select, unknown {Draft discarded.} other {Draft of {at} discarded.}}',
  restore: 'Restore draft',
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed in this form will be discarded.',
    confirm: 'Discard and leave',
    stay: 'Keep editing',
  },
  inPlace: {
    saves: 'Saves when you leave or with Ctrl+Enter. Esc discards.',
    draft: '{at, select, unknown {Draft recovered.} other {Draft from {at}.}}',
    dropped: 'Change discarded',
    kept: 'What you typed is kept as a draft.',
  },
  conflict: {
    text: 'Choose which value to keep in each field. Nothing you typed is lost.',
    same: 'The change is not in these fields, so what you typed stays as it is.',
    mine: 'What you typed',
    theirs: 'What is saved now',
    keep: 'Save selection',
    cancel: 'Cancel',
    nothing: '(empty)',
  },
} as const satisfies Like<typeof pt>;
