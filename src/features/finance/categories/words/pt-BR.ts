export default {
  title: 'Categorias e centros de custo',
  one: 'Categoria',
  create: 'Criar categoria',
  newTitle: 'Nova categoria',
  save: 'Salvar',
  created: 'Categoria criada',
  changed: 'Categoria alterada',
  conflict: 'Outra pessoa alterou esta categoria',
  noParent: 'Nenhuma',
  type: { income: 'Receita', expense: 'Despesa', cost_center: 'Centro de custo' },
  use: { label: 'Situação', active: 'Em uso', archived: 'Arquivada' },
  field: { type: 'Tipo', name: 'Nome', parent_id: 'Fica dentro de', is_active: 'Em uso' },
  note: {
    is_active: 'Arquivada, continua nas transações que a usam e deixa de ser oferecida.',
  },
} as const;
