const pt = {
  choice: 'Seleção',
  select: (name: string) => `Selecionar ${name}`,
};

const en: typeof pt = {
  choice: 'Selection',
  select: (name) => `Select ${name}`,
};

export const words = { pt, en };
