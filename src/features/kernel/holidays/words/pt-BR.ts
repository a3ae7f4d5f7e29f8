export default {
  names: {
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
  },
  advice: {
    past: '{day} já passou: o que vence nesse dia nasce atrasado.',
    holiday: '{day} é feriado: {name}.',
    weekend: '{day} cai no fim de semana.',
    take: 'Usar o dia útil seguinte: {day}',
    takeNow: 'Usar o próximo dia útil: {day}',
  },
} as const;
