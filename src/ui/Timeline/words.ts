const pt = {
  zoom: 'Escala',
  zooms: { day: 'Dia', week: 'Semana', month: 'Mês', quarter: 'Trimestre' },
  today: 'Hoje',
  nothing: 'Nada com datas para mostrar.',
  bar: (title: string, first: string, last: string, percent?: string) =>
    `${title}: de ${first} a ${last}${percent ? `, ${percent} feito` : ''}`,
  howTo: 'Setas para cima e para baixo andam pelas barras, Home e End vão à primeira e à última, Enter abre.',
  howToMove:
    'Alt com as setas para os lados move a barra um dia, para cima e para baixo uma semana; Escape desfaz enquanto Alt está pressionado.',
};

const en: typeof pt = {
  zoom: 'Scale',
  zooms: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter' },
  today: 'Today',
  nothing: 'Nothing with dates to show.',
  bar: (title, first, last, percent) => `${title}: ${first} to ${last}${percent ? `, ${percent} done` : ''}`,
  howTo: 'Up and down arrows move between bars, Home and End go to the first and the last, Enter opens.',
  howToMove:
    'Alt with the left and right arrows moves the bar by a day, with up and down by a week; Escape undoes it while Alt is held down.',
};

export const words = { pt, en };
