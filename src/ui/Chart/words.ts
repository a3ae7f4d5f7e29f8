const pt = {
  table: 'Ver como tabela',
  chart: 'Ver como gráfico',
  nothing: 'Ainda não há números para este gráfico.',
  howTo: 'Setas para os lados andam pelos pontos, para cima e para baixo trocam de série.',
  howToRound: 'Setas andam pelas partes.',
  category: 'Período',
  part: 'Parte',
  value: 'Valor',
  share: 'Parcela',
  total: 'Total',
  after: 'Depois',
  legend: 'Séries',
  missing: 'sem dado',
  belowZero: (parts: string) => `Um valor abaixo de zero não é parte de um todo, e cabe em barras: ${parts}.`,
  figure: (row: string, column: string, value: string) => `${row}, ${column}: ${value}`,
  trend: (first: string, last: string, least: string, most: string) =>
    `de ${first} a ${last}; mínimo ${least}, máximo ${most}`,
};

const en: typeof pt = {
  table: 'View as table',
  chart: 'View as chart',
  nothing: 'There are no figures for this chart yet.',
  howTo: 'Left and right arrows move between points, up and down arrows change the series.',
  howToRound: 'Arrow keys move between parts.',
  category: 'Period',
  part: 'Part',
  value: 'Value',
  share: 'Share',
  total: 'Total',
  after: 'After it',
  legend: 'Series',
  missing: 'no data',
  belowZero: (parts) => `A value below zero is no part of a whole, and belongs in bars: ${parts}.`,
  figure: (row, column, value) => `${row}, ${column}: ${value}`,
  trend: (first, last, least, most) => `from ${first} to ${last}; low ${least}, high ${most}`,
};

export const words = { pt, en };
