const pt = {
  today: 'Hoje',
  previous: { month: 'Mês anterior', week: 'Semana anterior', agenda: 'Mês anterior' },
  next: { month: 'Próximo mês', week: 'Próxima semana', agenda: 'Próximo mês' },
  view: 'Ver como',
  views: { month: 'Mês', week: 'Semana', agenda: 'Agenda' },
  allDay: 'Dia inteiro',
  more: (count: number) => `mais ${count}`,
  moreOn: (count: number, day: string) => `Mais ${count} em ${day}`,
  events: (count: number) => (count === 0 ? 'nenhum evento' : count === 1 ? '1 evento' : `${count} eventos`),
  until: (day: string) => `até ${day}`,
  nothing: 'Nada marcado neste período.',
};

const en: typeof pt = {
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week', agenda: 'Previous month' },
  next: { month: 'Next month', week: 'Next week', agenda: 'Next month' },
  view: 'View as',
  views: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  allDay: 'All day',
  more: (count) => `${count} more`,
  moreOn: (count, day) => `${count} more on ${day}`,
  events: (count) => (count === 0 ? 'no events' : count === 1 ? '1 event' : `${count} events`),
  until: (day) => `until ${day}`,
  nothing: 'Nothing in this period.',
};

export const words = { pt, en };
