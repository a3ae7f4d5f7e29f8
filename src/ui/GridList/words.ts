const pt = {
  drag: (name: string) => `Arrastar ${name}`,
  moveTo: (name: string) => `Mover ${name} para…`,
  first: 'O começo',
  up: 'Uma posição acima',
  down: 'Uma posição abaixo',
  last: 'O fim',
  moved: (name: string, place: number, all: number) => `${name}: posição ${place} de ${all}`,
  howTo: 'Alt com as setas para cima e para baixo muda a posição.',
};

const en: typeof pt = {
  drag: (name) => `Drag ${name}`,
  moveTo: (name) => `Move ${name} to…`,
  first: 'The beginning',
  up: 'Up one position',
  down: 'Down one position',
  last: 'The end',
  moved: (name, place, all) => `${name}: position ${place} of ${all}`,
  howTo: 'Alt with the up and down arrows changes the position.',
};

export const words = { pt, en };
