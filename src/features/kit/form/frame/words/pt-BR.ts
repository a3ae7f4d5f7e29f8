export default {
  summary: '{count, plural, one {Corrija # campo para continuar} other {Corrija # campos para continuar}}',
  failed: 'Não foi possível salvar',
  kept: 'O que você digitou continua aqui.',
  stale:
    'Outra pessoa alterou isto enquanto você editava. O que você digitou continua aqui; salve de novo para manter a sua versão.',
  save: 'Salvar',
  cancel: 'Cancelar',
  draft:
    '{at, select, unknown {Rascunho recuperado: o que você tinha digitado voltou.} other {Rascunho recuperado de {at}: o que você tinha digitado voltou.}}',
  discard: 'Descartar rascunho',
  discarded: '{at, select, unknown {Rascunho descartado.} other {Rascunho de {at} descartado.}}',
  restore: 'Restaurar rascunho',
  leave: {
    title: 'Sair sem salvar?',
    text: 'O que você digitou neste formulário será descartado.',
    confirm: 'Descartar e sair',
    stay: 'Continuar editando',
  },
  inPlace: {
    saves: 'Salva ao sair ou com Ctrl+Enter. Esc descarta.',
    draft: '{at, select, unknown {Rascunho recuperado.} other {Rascunho de {at}.}}',
    dropped: 'Alteração descartada',
    kept: 'O que você digitou ficou guardado como rascunho.',
  },
  conflict: {
    text: 'Escolha o que vale em cada campo. Nada do que você digitou se perdeu.',
    same: 'O que mudou não está nestes campos: o que você digitou vale como está.',
    mine: 'O que você digitou',
    theirs: 'O que está salvo agora',
    keep: 'Salvar o que escolhi',
    cancel: 'Cancelar',
    nothing: '(vazio)',
  },
} as const;
