export default {
  label: 'Mudanças por enviar',
  count: '{count, plural, one {# mudança por enviar} other {# mudanças por enviar}}',
  show: 'Ver uma por uma',
  drop: 'Desfazer: {what}',
  clear: 'Descartar',
  send: 'Enviar mudanças',
  selected: '{count, plural, one {# mudança} other {# mudanças}}',
  all: 'Todas as {count, number}',
  none: 'Nada a mudar.',
  title: 'Enviando mudanças',
  running: '{done, number} de {total, number} mudanças',
  report:
    '{done, plural, =0 {Nenhuma feita} one {# feita} other {# feitas}}, {failed, plural, =0 {nenhuma falhou} one {# falhou} other {# falharam}}{left, plural, =0 {} other {, # não tentadas}}. O que falhou continua na lista.',
  again: 'Tentar de novo as que falharam',
  done: '{count, plural, one {# mudança feita} other {# mudanças feitas}}',
  deleted: '{count, plural, one {# mudança feita} other {# mudanças feitas}}',
} as const;
