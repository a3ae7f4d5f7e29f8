const pt = {
  drag: (name: string) => `Arrastar ${name}`,
  moveTo: (name: string) => `Mover ${name} para…`,
  up: 'Uma posição acima',
  down: 'Uma posição abaixo',
  within: 'Nesta coluna',
  columns: 'Outra coluna',
  collapse: (column: string) => `Recolher ${column}`,
  expand: (column: string) => `Abrir ${column}`,
  moved: (name: string, column: string, place: number, all: number) => `${name}: ${column}, posição ${place} de ${all}`,
  overLimit: (limit: number) => `acima do limite de ${limit}`,
  cards: (count: number) => (count === 1 ? '1 cartão' : `${count} cartões`),
  beyond: (count: number, side: 'left' | 'right') =>
    `${count === 1 ? 'Mais 1 coluna' : count ? `Mais ${count} colunas` : 'Nenhuma coluna'} à ${side === 'left' ? 'esquerda' : 'direita'}`,
  nothing: 'Nada aqui.',
  howTo: 'Alt com as setas move o cartão: para cima e para baixo na coluna, para os lados entre colunas.',
};

const en: typeof pt = {
  drag: (name) => `Drag ${name}`,
  moveTo: (name) => `Move ${name} to…`,
  up: 'Up one position',
  down: 'Down one position',
  within: 'In this column',
  columns: 'Another column',
  collapse: (column) => `Collapse ${column}`,
  expand: (column) => `Expand ${column}`,
  moved: (name, column, place, all) => `${name}: ${column}, position ${place} of ${all}`,
  overLimit: (limit) => `over the limit of ${limit}`,
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  beyond: (count, side) =>
    `${count === 1 ? '1 more column' : count ? `${count} more columns` : 'No more columns'} on the ${side}`,
  nothing: 'Nothing here.',
  howTo: 'Alt with the arrow keys moves the card: up and down in the column, sideways between columns.',
};

export const words = { pt, en };
