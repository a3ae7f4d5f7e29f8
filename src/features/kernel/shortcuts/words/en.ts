import type { Like } from '../../language';
import type pt from './pt-BR';

export default {
  title: 'Keyboard shortcuts',
  help: 'Show the shortcuts',
  general: 'General',
  on: 'Use single-key shortcuts in this browser',
  onNote: 'They never act while you type.',
  undo: 'Undo',
  undoLast: 'Undo the last action',
  redoLast: 'Redo what was undone',
  andThen: 'then',
  noKey: 'no key',
  change: 'See and change all shortcuts',
  or: 'or',
  space: 'Space',
} satisfies Like<typeof pt>;
