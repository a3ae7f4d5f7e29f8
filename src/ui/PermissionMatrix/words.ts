const pt = {
  howTo:
    'Setas andam pelas células, Home e End vão ao começo e ao fim da linha, Espaço dá ou tira a permissão, letras procuram.',
  readOnlyHowTo: 'Setas andam pelas células, Home e End vão ao começo e ao fim da linha, letras procuram.',
  permissions: 'Permissões',
  cell: (permission: string, role: string) => `${permission}, ${role}`,
  given: 'será dada',
  taken: 'será tirada',
  locked: 'sempre',
  menuOf: (name: string) => `Ações de ${name}`,
};

const en: typeof pt = {
  howTo:
    'Arrow keys move between cells, Home and End go to the start and end of the row, Space gives or removes the permission, letters search.',
  readOnlyHowTo: 'Arrow keys move between cells, Home and End go to the start and end of the row, letters search.',
  permissions: 'Permissions',
  cell: (permission, role) => `${permission}, ${role}`,
  given: 'will be given',
  taken: 'will be removed',
  locked: 'always',
  menuOf: (name) => `Actions for ${name}`,
};

export type MatrixWords = typeof pt;

export const words = { pt, en };
