export default {
  page: {
    title: 'Usuário-Unidades',
    grid: 'Pessoas de cada unidade',
    people: 'Pessoas',
    unit: 'Unidade',
    comes: 'vai entrar',
    leaves: 'vai sair',
    howTo:
      'Setas andam pelas células, Home e End vão ao começo e ao fim da linha, Espaço põe ou tira a pessoa da unidade, letras procuram.',
    count: '{count, plural, =0 {ninguém} one {# pessoa} other {# pessoas}}',
    search: { people: 'Buscar pessoa', units: 'Buscar unidade' },
    empty: { title: 'Nenhuma unidade ainda', text: 'Crie a primeira unidade para dizer quem faz parte dela.' },
    noneTitle: 'Nada com essa busca',
    none: '{people, plural, =0 {Nenhuma pessoa} one {# pessoa} other {# pessoas}} e {units, plural, =0 {nenhuma unidade} one {# unidade} other {# unidades}} atendem à busca.',
    clear: 'Limpar a busca',
  },
  tray: {
    label: 'Mudanças por enviar',
    count: '{count, plural, one {# mudança por enviar} other {# mudanças por enviar}}',
    comes: '{person} entra em {unit}',
    leaves: '{person} sai de {unit}',
    selected: '{count, plural, one {# mudança} other {# mudanças}}',
    all: 'Todas as {count, number}',
    none: 'Nada a mudar.',
    title: 'Enviando mudanças',
    running: '{done, number} de {total, number} mudanças',
    report:
      '{done, plural, =0 {Nenhuma feita} one {# feita} other {# feitas}}, {failed, plural, =0 {nenhuma falhou} one {# falhou} other {# falharam}}{left, plural, =0 {} other {, # não tentadas}}. O que falhou continua na bandeja.',
    again: 'Tentar de novo as que falharam',
    done: '{count, plural, one {# mudança feita} other {# mudanças feitas}}',
    deleted: '{count, plural, one {# mudança feita} other {# mudanças feitas}}',
  },
} as const;
