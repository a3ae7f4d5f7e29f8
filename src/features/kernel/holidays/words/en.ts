import type { Like } from '../../language';
import type pt from './pt-BR';

export default {
  names: {
    new_year: 'New Year’s Day',
    good_friday: 'Good Friday',
    tiradentes: 'Tiradentes',
    labour: 'Labor Day',
    independence: 'Independence Day',
    aparecida: 'Our Lady of Aparecida',
    all_souls: 'All Souls’ Day',
    republic: 'Republic Day',
    black_awareness: 'Black Awareness Day',
    christmas: 'Christmas',
    carnival: 'Carnival',
    corpus_christi: 'Corpus Christi',
  },
  advice: {
    past: '{day} is in the past: anything due then is late from the start.',
    holiday: '{day} is a holiday: {name}.',
    weekend: '{day} is on a weekend.',
    take: 'Use the next working day: {day}',
    takeNow: 'Use the next working day: {day}',
  },
} as const satisfies Like<typeof pt>;
