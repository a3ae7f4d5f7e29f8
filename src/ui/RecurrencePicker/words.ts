const pt = {
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
  next: (days: string) => `Próximas: ${days}`,
};

const en: typeof pt = {
  every: {
    none: 'Does not repeat',
    day: 'Every day',
    week: 'Every week',
    month: 'Every month, on the same day',
    year: 'Every year, on the same date',
  },
  interval: {
    day: 'Every how many days',
    week: 'Every how many weeks',
    month: 'Every how many months',
    year: 'Every how many years',
  },
  end: 'Until when',
  ends: { never: 'No end', until: 'Until a day', times: 'A number of times' },
  until: 'Last day',
  times: 'How many times',
  weekdays: 'Days of the week',
  next: (days) => `Next: ${days}`,
};

export const words = { pt, en };
