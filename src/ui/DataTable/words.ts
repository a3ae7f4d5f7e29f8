const pt = {
  select: (name: string) => `Selecionar ${name}`,
  selectAll: 'Selecionar todas as linhas',
  selected: (count: string, all: string) => `${count} de ${all} selecionadas`,
  clear: 'Limpar seleção',
  howTo:
    'Setas andam pelas células. No cabeçalho, Enter ordena e Shift com as setas laterais muda a largura da coluna.',
  howToSelect: 'Espaço seleciona a linha, Shift com as setas estende e Control A seleciona todas.',
  width: (column: string, pixels: string) => `${column}: ${pixels} pixels de largura`,
  sorted: (column: string, isAscending: boolean) => `Por ${column}, ${isAscending ? 'crescente' : 'decrescente'}`,
};

const en: typeof pt = {
  select: (name) => `Select ${name}`,
  selectAll: 'Select all rows',
  selected: (count, all) => `${count} of ${all} selected`,
  clear: 'Clear selection',
  howTo:
    'Arrow keys move between cells. In the header, Enter sorts and Shift with a side arrow changes the column width.',
  howToSelect: 'Space selects the row, Shift with an arrow extends, Control A selects all.',
  width: (column, pixels) => `${column}: ${pixels} pixels wide`,
  sorted: (column, isAscending) => `By ${column}, ${isAscending ? 'ascending' : 'descending'}`,
};

export const words = { pt, en };
