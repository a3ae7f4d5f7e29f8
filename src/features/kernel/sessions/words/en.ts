import type { Like } from '../../language';
import type pt from './pt-BR';

export default {
  current: 'This session',
  used: 'Used {used} · {address}',
  ends: 'Valid until {ends}',
  end: 'End',
  endOf: 'End the session {device}',
  unknown: 'Unknown device',
  on: '{browser} on {system}',
} as const satisfies Like<typeof pt>;
