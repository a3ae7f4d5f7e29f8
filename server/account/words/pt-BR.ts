/** What is said of one's own account, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  picture: {
    notAPicture: 'Envie uma imagem PNG, JPEG ou WebP.',
    size: 'Cada lado da imagem precisa ter entre 16 e 1.024 pixels.',
    metadata:
      'A imagem traz mais do que a figura, como o lugar em que foi tirada ou uma animação. Salve-a sem esses dados e envie de novo.',
  },
  missing: {
    avatar: 'Esta pessoa não tem retrato.',
  },
  fields: {
    language: 'O idioma',
    theme: 'O tema',
    density: 'O espaço entre linhas',
    time_zone: 'O fuso horário',
  } as Record<string, string>,
};
