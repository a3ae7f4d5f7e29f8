import type { Nth } from './rule';

// Sunday and Saturday are masculine in Portuguese, the other days feminine.
const isHe = (weekday: number) => weekday === 0 || weekday === 6;
const weekdays = {
  pt: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const ordinals = {
  pt: { '1': 'primeir', '2': 'segund', '3': 'terceir', '4': 'quart', '-1': 'últim' },
  en: { '1': 'first', '2': 'second', '3': 'third', '4': 'fourth', '-1': 'last' },
};

const pt = {
  every: {
    none: 'Não se repete',
    day: 'Todo dia',
    week: 'Toda semana',
    month: 'Todo mês',
    year: 'Todo ano, na mesma data',
  },
  interval: {
    day: 'A cada quantos dias',
    week: 'A cada quantas semanas',
    month: 'A cada quantos meses',
    year: 'A cada quantos anos',
  },
  end: 'Termina',
  ends: { never: 'Sem fim', until: 'Em uma data', times: 'Depois de algumas vezes' },
  until: 'Último dia',
  times: 'Quantas vezes',
  weekdays: 'Dias da semana',
  monthly: 'Em que dia do mês',
  onDate: (date: number) => `No dia ${date}`,
  onNth: (nth: Nth, weekday: number) => {
    const [on, end] = isHe(weekday) ? ['No', 'o'] : ['Na', 'a'];
    return `${on} ${ordinals.pt[nth]}${end} ${weekdays.pt[weekday]}`;
  },
  next: (days: string) => `Próximas: ${days}`,
};

const en: typeof pt = {
  every: {
    none: 'Does not repeat',
    day: 'Every day',
    week: 'Every week',
    month: 'Every month',
    year: 'Every year, on the same date',
  },
  interval: {
    day: 'Interval in days',
    week: 'Interval in weeks',
    month: 'Interval in months',
    year: 'Interval in years',
  },
  end: 'Ends',
  ends: { never: 'Never', until: 'On a date', times: 'After a number of times' },
  until: 'Last day',
  times: 'How many times',
  weekdays: 'Days of the week',
  monthly: 'Day of the month',
  onDate: (date) => `On day ${date}`,
  onNth: (nth, weekday) => `On the ${ordinals.en[nth]} ${weekdays.en[weekday]}`,
  next: (days) => `Next: ${days}`,
};

export const words = { pt, en };
