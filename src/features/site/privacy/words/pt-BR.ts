export default {
  version: 'Versão de {day}',
  contents: 'Nesta página',
  data: 'Dados',
  basis: 'Base legal',
  retention: 'Por quanto tempo',
  sharing: 'Com quem',
} as const;
