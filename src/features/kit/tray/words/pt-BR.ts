export default {
  show: 'Ver uma por uma',
  drop: 'Desfazer: {what}',
  clear: 'Descartar',
  send: 'Enviar mudanças',
} as const;
