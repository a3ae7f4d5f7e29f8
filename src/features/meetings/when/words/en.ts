import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  inZone: '{when} in {city}',
  answer: {
    label: 'Are you coming?',
    about: 'Are you coming to “{name}”?',
    accepted: 'Yes',
    tentative: 'Maybe',
    declined: 'No',
  },
  waits: 'Waiting for their yes',
  answered: 'Answer saved',
  notAnswered: 'Your answer was not saved',
} as const satisfies Like<typeof pt>;
