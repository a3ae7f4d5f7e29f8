import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  fault: {
    missing: 'Fill in “{label}”.',
    tooShort: '“{label}” needs at least {limit, plural, one {# character} other {# characters}}.',
    tooLong: '“{label}” can have at most {limit, plural, one {# character} other {# characters}}.',
    tooSmall: '“{label}” needs to be at least {limit, number}.',
    tooLarge: '“{label}” can be at most {limit, number}.',
    malformed: '“{label}” is not in the expected format.',
  },
} as const satisfies Like<typeof pt>;
