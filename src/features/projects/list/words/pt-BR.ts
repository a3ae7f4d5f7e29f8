export default {
  list: {
    search: 'Buscar por nome, código ou descrição',
    filter: { status: 'Situação', unit: 'Unidade', mine: 'Meus', late: 'Atrasados', templates: 'Modelos' },
    any: { unit: 'Todas as unidades' },
    other: { unit: 'Outra unidade' },
    group: { status: 'Por situação', unit: 'Por unidade', owner: 'Por responsável', health: 'Por saúde' },
    sort: { created_at: 'Criação', dead_line: 'Prazo', name: 'Nome', updated_at: 'Última alteração' },
    shown: '{count, plural, =0 {Nenhum projeto} one {# projeto} other {# projetos}}',
    shownMore: 'Os primeiros {count, number} projetos',
    groupCount: '{count, plural, =0 {nenhum} one {# projeto} other {# projetos}}',
    groupCountMore: '{count, plural, =0 {nenhum} one {# projeto ou mais} other {# projetos ou mais}}',
    groupMore: '{count, plural, one {Mostrar mais # projeto} other {Mostrar mais # projetos}}',
    empty: {
      title: 'Nenhum projeto ainda',
      text: 'Crie o primeiro e divida-o em etapas para acompanhar o andamento.',
      textReadOnly: 'Quando alguém incluir você em um projeto, ele aparece aqui.',
      filteredTitle: 'Nenhum projeto com esses filtros',
      filtered: 'Sem um deles, aparece o que ele esconde:',
      filteredAll: 'Nenhum deles sozinho esconde projetos. Limpe os filtros para ver todos.',
      without:
        '{filter, select, search {Sem a busca} status {Em qualquer situação} unit {Em todas as unidades} mine {De qualquer responsável} late {Mesmo no prazo} templates {Fora dos modelos} other {Sem o filtro}}: {count, plural, one {# projeto} other {# projetos}}{hasMore, select, true { ou mais} other {}}',
      only: {
        templates: {
          title: 'Nenhum modelo ainda',
          text: 'Abra um projeto que deu certo e escolha “Usar como modelo”. Ele passa a servir de início para os próximos.',
        },
      },
    },
    exported: '{count, plural, =0 {Nenhum projeto exportado} one {# projeto exportado} other {# projetos exportados}}',
    file: 'projetos',
    keys: {
      label: 'Lista de projetos',
      next: 'Próximo projeto',
      previous: 'Projeto anterior',
      open: 'Abrir o projeto',
      select: 'Selecionar o projeto',
    },
  },
  health: 'Saúde',
  noHealth: 'Sem prazo ou encerrados',
  template: 'Modelo',
  csv: { code: 'Código', created: 'Criado em', done: 'Concluído', total: 'Total', late: 'Saúde' },
} as const;
