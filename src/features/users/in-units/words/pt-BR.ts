export default {
  page: {
    title: 'Usuário-Unidades',
    grid: 'Pessoas de cada unidade',
    people: 'Pessoas',
    unit: 'Unidade',
    group: { active: 'Contas ativas', invited: 'Convidadas, ainda não entraram', inactive: 'Contas desativadas' },
    comes: 'vai entrar',
    leaves: 'vai sair',
    howTo:
      'Setas andam pelas células, Home e End vão ao começo e ao fim da linha, Espaço adiciona a pessoa à unidade ou a remove, letras procuram.',
    count: '{count, plural, =0 {ninguém} one {# pessoa} other {# pessoas}}',
    search: { people: 'Buscar pessoa', units: 'Buscar unidade' },
    empty: { title: 'Nenhuma unidade ainda', text: 'Crie a primeira unidade para dizer quem faz parte dela.' },
    noneTitle: 'Nada com essa busca',
    none: '{people, plural, =0 {Nenhuma pessoa} one {# pessoa} other {# pessoas}} e {units, plural, =0 {nenhuma unidade} one {# unidade} other {# unidades}} atendem à busca.',
    clear: 'Limpar a busca',
  },
  tray: {
    comes: '{person} entra em {unit}',
    leaves: '{person} sai de {unit}',
  },
} as const;
