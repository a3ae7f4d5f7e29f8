export default {
  pasteTitle: 'Criar várias contas',
  lines: 'Pessoas, uma por linha',
  linesNote:
    'Nome; e-mail; papel; unidade, ou só o e-mail. Até {most, number} de uma vez. Dá para colar de uma planilha.',
  nothing: 'Cole ao menos uma linha com um endereço de e-mail.',
  understood: '{count, plural, =0 {Nenhuma conta para criar} one {# conta para criar} other {# contas para criar}}',
  refused: '{count, plural, one {# linha fica de fora:} other {# linhas ficam de fora:}}',
  why: 'Linha {line, number}: {fault}',
  fault: {
    noAddress: 'falta um endereço de e-mail válido.',
    repeated: 'esse endereço já está em outra linha acima.',
    known: 'essa pessoa já tem conta.',
    unknown: '“{part}” não é um papel que você possa dar nem uma unidade.',
    tooMany: 'passa de {most, number} pessoas. Cole o resto depois.',
  },
  create: '{count, plural, =0 {Criar contas} one {Criar # conta} other {Criar # contas}}',
  selected: '{count, plural, one {# pessoa} other {# pessoas}}',
  all: 'Todas as {count, number}',
  none: 'Nenhuma conta para criar.',
  title: 'Criando contas',
  running: '{done, number} de {total, number} contas',
  again: 'Tentar de novo as que falharam',
  report:
    '{done, plural, =0 {Nenhuma criada} one {# criada} other {# criadas}}, {failed, plural, =0 {nenhuma falhou} one {# falhou} other {# falharam}}{left, plural, =0 {} other {, # não tentadas}}',
  done: '{count, plural, one {# conta criada} other {# contas criadas}}',
  deleted: '{count, plural, one {# conta excluída} other {# contas excluídas}}',
} as const;
