const pt = {
  select: (name: string) => `Selecionar ${name}`,
  selectAll: 'Selecionar todas as linhas',
  selected: (count: string, all: string) => `${count} de ${all} selecionadas`,
  clear: 'Limpar seleção',
  howTo:
    'Setas andam pelas células. No cabeçalho, Enter ordena e Shift com as setas laterais muda a largura da coluna, e a tecla de menu também.',
  howToSelect: 'Espaço seleciona a linha, Shift com as setas estende e Control A seleciona todas.',
  howToEdit: 'F2 ou Enter abre a célula que pode ser mudada, Enter confirma e Escape desfaz.',
  widthOf: (column: string) => `Largura de ${column}`,
  wider: 'Mais larga',
  narrower: 'Mais estreita',
  restoreWidths: 'Restaurar larguras',
  widthsRestored: 'Larguras restauradas',
  width: (column: string, pixels: string) => `${column}: ${pixels} pixels de largura`,
  sorted: (column: string, isAscending: boolean) => `Por ${column}, ${isAscending ? 'crescente' : 'decrescente'}`,
  menuOf: (name: string) => `Ações de ${name}`,
  rowMenu: 'Ações da linha',
  columns: 'Colunas',
  shownColumns: 'Colunas à mostra',
  restore: 'Restaurar colunas',
};

const en: typeof pt = {
  select: (name) => `Select ${name}`,
  selectAll: 'Select all rows',
  selected: (count, all) => `${count} of ${all} selected`,
  clear: 'Clear selection',
  howTo:
    'Arrow keys move between cells. In the header, Enter sorts and Shift with the left or right arrow changes the column width, as does the menu key.',
  howToSelect: 'Space selects the row, Shift with an arrow extends, Control A selects all.',
  howToEdit: 'F2 or Enter opens a cell that can be changed, Enter confirms and Escape cancels.',
  widthOf: (column) => `Width of ${column}`,
  wider: 'Wider',
  narrower: 'Narrower',
  restoreWidths: 'Restore widths',
  widthsRestored: 'Widths restored',
  width: (column, pixels) => `${column}: ${pixels} pixels wide`,
  sorted: (column, isAscending) => `By ${column}, ${isAscending ? 'ascending' : 'descending'}`,
  menuOf: (name) => `Actions for ${name}`,
  rowMenu: 'Row actions',
  columns: 'Columns',
  shownColumns: 'Visible columns',
  restore: 'Restore columns',
};

export const words = { pt, en };
