export default {
  title:
    '{what, select, project {Outra pessoa alterou este projeto} subStep {Outra pessoa alterou esta subetapa} other {Outra pessoa alterou esta etapa}}',
  text: 'Escolha o que vale em cada campo. Nada do que você digitou se perdeu.',
  same: 'O que mudou não está nestes campos: o que você digitou vale como está.',
  mine: 'O que você digitou',
  theirs: 'O que está salvo agora',
  keep: 'Salvar o escolhido',
  cancel: 'Cancelar',
  nothing: '(vazio)',
} as const;
