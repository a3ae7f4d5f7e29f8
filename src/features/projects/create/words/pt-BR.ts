export default {
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
    failed: 'Não foi possível carregar os modelos',
  },
  preview: {
    title: 'O que vem junto',
    count:
      '{steps, plural, =0 {Nenhuma etapa} one {# etapa} other {# etapas}}{subSteps, plural, =0 {} one { e # subetapa} other { e # subetapas}}, tudo em aberto e sem responsável, com os anexos. Os comentários ficam no projeto de origem.',
    dates: 'As datas das etapas mantêm os dias úteis que faltavam até o prazo.',
    squeezed:
      'O prazo está a {days, plural, =0 {menos de um dia útil} one {# dia útil} other {# dias úteis}}, menos do que as etapas levam: as datas foram ajustadas para caber.',
    noDates: 'Escolha um prazo e as datas das etapas vêm junto. Sem prazo, ficam em branco.',
    subSteps: '{count, plural, =0 {sem subetapas} one {# subetapa} other {# subetapas}}',
    failed: 'Não foi possível carregar o projeto de origem',
    retry: 'Tentar de novo',
  },
  name: { note: 'Como a equipe vai encontrá-lo nas listas.', similar: 'Parecido com:' },
  copyOf: '{name} (cópia)',
} as const;
