export default {
  title: 'Atalhos de teclado',
  help: 'Mostrar os atalhos',
  general: 'Geral',
  on: 'Usar atalhos de uma tecla neste navegador',
  onNote: 'Eles nunca valem enquanto você digita.',
  undo: 'Desfazer',
  undoLast: 'Desfazer a última ação',
  or: 'ou',
  space: 'Espaço',
} as const;
