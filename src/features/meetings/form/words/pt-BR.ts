export default {
  every: {
    none: 'Não se repete',
    day: 'Todo dia',
    week: 'Toda semana',
    month: 'Todo mês, no mesmo dia',
    year: 'Todo ano, na mesma data',
  },
  interval: {
    day: 'A cada quantos dias',
    week: 'A cada quantas semanas',
    month: 'A cada quantos meses',
    year: 'A cada quantos anos',
  },
  end: 'Até quando',
  ends: { never: 'Sem fim', until: 'Até um dia', times: 'Algumas vezes' },
  until: 'Último dia',
  times: 'Quantas vezes',
  weekdays: 'Dias da semana',
  next: 'Próximas: {days}{isMore, select, yes { …} other {}}',
} as const;
