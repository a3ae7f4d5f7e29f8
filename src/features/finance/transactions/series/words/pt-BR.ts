export default {
  never: 'Não se repete',
  by: {
    instalments: 'Em parcelas mensais',
    week: 'Toda semana',
    month: 'Todo mês',
    year: 'Todo ano',
  },
  ends: { count: 'Depois de algumas vezes', until: 'Em uma data' },
  preview: '{count, number} lançamentos, de {from} a {to}: {total}',
  previewList: 'O que será lançado',
  previewNeeds: 'Com o valor, o vencimento e o fim, a prévia aparece aqui.',
  occurrence: '{number, number}/{count, number} · {date} · {amount}',
  scope: { one: 'Só esta', following: 'Esta e as seguintes', all: 'Todas' },
  scopeNote: 'Esta é a {number, number} de {count, number}. O que já foi pago não muda.',
  deleteTitle: 'Excluir {name}?',
  deleteScope: 'O que excluir',
  delete: 'Excluir',
  deleted: {
    one: 'Transação excluída',
    following: 'Esta e as seguintes foram excluídas',
    all: 'Transações excluídas',
  },
} as const;
