import type { Like } from '../language';
import type pt from './pt-BR';

export default {
  new_year: 'New Year’s Day',
  good_friday: 'Good Friday',
  tiradentes: 'Tiradentes',
  labour: 'Labour Day',
  independence: 'Independence Day',
  aparecida: 'Our Lady of Aparecida',
  all_souls: 'All Souls’ Day',
  republic: 'Republic Day',
  black_awareness: 'Black Awareness Day',
  christmas: 'Christmas',
  carnival: 'Carnival',
  corpus_christi: 'Corpus Christi',
} as const satisfies Like<typeof pt>;
