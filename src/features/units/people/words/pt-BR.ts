export default {
  title: 'Pessoas e convites',
  titleOf: 'Pessoas de {name}',
  people: 'Quem faz parte',
  nobody: 'Ninguém ainda. Convide a primeira pessoa.',
  change: 'Pôr e tirar pessoas',
} as const;
