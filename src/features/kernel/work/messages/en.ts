import type { Like } from '../../language';
import type pt from './pt-BR';

export default {
  tick: 'Finish {name}',
  finished: '“{name}” is done',
  failed: 'The step could not be finished',
  failedBack: 'The step could not be reopened',
  progress: '{done, number} of {total, number}',
} as const satisfies Like<typeof pt>;
