export default {
  selected: '{count, plural, one {# projeto selecionado} other {# projetos selecionados}}',
  all: 'Selecionar os {count, number} mostrados',
  act: { status: 'Mudar situação', date: 'Mudar prazo', delete: 'Excluir' },
  statusTitle: '{count, plural, one {Situação de # projeto} other {Situação de # projetos}}',
  dateTitle: '{count, plural, one {Prazo de # projeto} other {Prazo de # projetos}}',
  date: 'Novo prazo',
  clearDate: 'Tirar o prazo',
  save: 'Salvar',
  notAll:
    '{count, plural, one {# dos projetos não aceita esta mudança e fica como está.} other {# dos projetos não aceitam esta mudança e ficam como estão.}}',
  notYours:
    '{count, plural, one {# dos projetos só pode ser alterado por responsáveis e gestores dele, e fica como está.} other {# dos projetos só podem ser alterados por responsáveis e gestores deles, e ficam como estão.}}',
  none: 'Você não pode alterar nenhum dos projetos selecionados.',
  deleteTitle: '{count, plural, one {Excluir # projeto?} other {Excluir # projetos?}}',
  deleteText:
    '{count, plural, one {As etapas, subetapas e convites dele serão excluídos junto.} other {As etapas, subetapas e convites deles serão excluídos junto.}} Não é possível desfazer.',
  deleteCounted:
    '{steps, plural, =0 {{count, plural, one {O projeto não tem etapas.} other {Os projetos não têm etapas.}}} one {# etapa} other {# etapas}}{subSteps, plural, =0 {} one { e # subetapa} other { e # subetapas}}{steps, plural, =0 {} one {{subSteps, plural, =0 { será excluída} other { serão excluídas}} junto, com os convites.} other { serão excluídas junto, com os convites.}} Não é possível desfazer.',
  deleteNames: 'Serão excluídos',
  title: 'Alterando projetos',
  running: '{done, number} de {total, number} projetos',
  again: 'Tentar de novo os que falharam',
  report:
    '{done, plural, =0 {Nenhum alterado} one {# alterado} other {# alterados}}, {failed, plural, =0 {nenhum falhou} one {# falhou} other {# falharam}}{left, plural, =0 {} other {, # não tentados}}',
  done: '{count, plural, one {# projeto alterado} other {# projetos alterados}}',
  deleted: '{count, plural, one {# projeto excluído} other {# projetos excluídos}}',
} as const;
