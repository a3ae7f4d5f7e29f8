export default {
  label: 'Repetição',
  none: 'Não repete',
  rule: {
    working_day: '{every, plural, one {Todo dia útil} other {A cada # dias úteis}}',
    week: '{every, plural, one {Toda semana} other {A cada # semanas}}',
    month: '{every, plural, one {Todo mês} other {A cada # meses}}',
  },
  own: 'Outro intervalo',
  every: 'A cada',
  unit: 'Contado em',
  units: { working_day: 'Dias úteis', week: 'Semanas', month: 'Meses' },
  save: 'Repetir assim',
  note: 'Quando ela for concluída, a próxima aparece logo abaixo, com as datas já ajustadas e as subetapas por fazer.',
  next: '{due, select, none {Ver a próxima} other {Próxima: {due}}}',
} as const;
