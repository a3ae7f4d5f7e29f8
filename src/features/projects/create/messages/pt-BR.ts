export default {
  advice: {
    holiday: '{day} é feriado: {name}.',
    weekend: '{day} cai no fim de semana.',
    take: 'Usar o dia útil seguinte: {day}',
  },
  start: {
    label: 'Começar',
    blank: 'Em branco',
    template: 'De um modelo',
    copy: 'Cópia',
    template_field: 'Modelo',
    copy_field: 'Projeto',
    choose: 'Escolha um modelo',
    search: 'Busque por nome ou código',
    noTemplates: 'Ainda não há modelos. Um projeto passa a ser um em “Usar como modelo”, na página dele.',
    missing: 'Escolha de onde começar.',
    failed: 'Não foi possível ler os modelos',
  },
  preview: {
    title: 'O que vem junto',
    count:
      '{steps, plural, =0 {Nenhuma etapa} one {# etapa} other {# etapas}}{subSteps, plural, =0 {} one { e # subetapa} other { e # subetapas}}, tudo em aberto e sem ninguém designado.',
    dates: 'As datas das etapas acompanham o prazo novo.',
    noDates: 'Com um prazo aqui e no original, as datas das etapas vêm junto. Sem isso, ficam em branco.',
    subSteps: '{count, plural, =0 {sem subetapas} one {# subetapa} other {# subetapas}}',
    failed: 'Não foi possível ler o projeto de origem',
    retry: 'Tentar de novo',
  },
  copyOf: '{name} (cópia)',
} as const;
