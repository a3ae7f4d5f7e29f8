export default {
  new_year: 'Confraternização Universal',
  good_friday: 'Sexta-feira Santa',
  tiradentes: 'Tiradentes',
  labour: 'Dia do Trabalho',
  independence: 'Independência do Brasil',
  aparecida: 'Nossa Senhora Aparecida',
  all_souls: 'Finados',
  republic: 'Proclamação da República',
  black_awareness: 'Consciência Negra',
  christmas: 'Natal',
  carnival: 'Carnaval',
  corpus_christi: 'Corpus Christi',
} as const;
