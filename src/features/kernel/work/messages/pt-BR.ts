export default {
  tick: 'Concluir {name}',
  finished: '“{name}” concluída',
  failed: 'Não foi possível concluir a etapa',
  failedBack: 'Não foi possível reabrir a etapa',
  progress: '{done, number} de {total, number}',
} as const;
