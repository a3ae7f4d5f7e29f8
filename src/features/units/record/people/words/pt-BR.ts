export default {
  title: 'Pessoas e convites',
  titleOf: 'Pessoas de {name}',
  people: 'Quem faz parte',
  nobody: 'Ninguém ainda. Convide a primeira pessoa.',
  change: 'Adicionar e remover pessoas',
} as const;
