export default {
  blocked: 'Motivo: {reason}',
  tick: 'Concluir {name}',
  finished:
    '{open, plural, =0 {“{name}” concluída} one {“{name}” concluída, com # subetapa por fazer} other {“{name}” concluída, com # subetapas por fazer}}',
  failed: 'Não foi possível concluir a etapa',
  failedBack: 'Não foi possível reabrir a etapa',
  progress: '{done, number} de {total, number}',
} as const;
