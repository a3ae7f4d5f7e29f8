export default {
  again: 'Tentar de novo',
  edit: 'Editar',
  discard: 'Descartar',
  discardAll: 'Descartar todas',
  unknown: 'A página foi fechada antes da resposta. Confira a lista antes de tentar de novo.',
  cancel: 'Cancelar',
  more: '{count, plural, one {e mais # linha} other {e mais # linhas}}',
} as const;
