export default {
  title: 'Etiquetas',
  add: 'Adicionar etiqueta',
  placeholder: 'Digite para escolher ou criar',
  create: 'Criar “{tag}”',
} as const;
