export default {
  documentTitle: 'Trama · automação e dados para a indústria, com o andamento à vista',
  description:
    'Projetamos automação, software e dados para a indústria brasileira. Você acompanha cada projeto na Trama: etapas, prazos, custos e reuniões.',
  title: 'Automação e dados para a indústria, com o andamento à vista',
  lead: 'Projetamos células, sistemas e modelos para plantas brasileiras. Cada projeto corre na Trama, com etapas, prazos, custos e reuniões no mesmo lugar, e você acompanha sem pedir relatório.',
  talk: 'Conversar sobre o seu caso',
  signUp: 'Criar conta na Trama',
  window: 'Um projeto de exemplo na Trama, com etapas, situações, responsáveis e prazos.',
  sample: 'Projeto de exemplo, com dados fictícios.',
  servicesTitle: 'O que fazemos',
  servicesLead:
    'Nove frentes, uma forma de trabalhar: diagnóstico por escrito, prazo dito antes e tudo entregue no seu nome.',
  productTitle: 'O produto é a prova',
  productLead:
    'A Trama é o espaço de trabalho da nossa equipe, de manhã à noite. O que aparece aqui são os componentes de verdade, com dados de exemplo.',
  day: {
    who: 'Para quem executa',
    title: 'O que é meu já está na frente',
    text: 'O que atrasou, o que vence hoje e o que vem na semana, de todos os projetos em uma lista só. Marcar conclui a etapa, e todos veem na hora.',
  },
  ticking: {
    who: 'Para quem acompanha',
    title: 'Quanto falta, sem perguntar',
    text: 'A etapa se divide em subetapas, e o andamento se soma sozinho: o que ficou pronto, por quem e quando.',
  },
  board: {
    who: 'Para quem decide',
    title: 'A reunião começa com todos olhando a mesma coisa',
    text: 'O quadro mostra onde cada etapa está e o que a bloqueia. Arrasta-se um cartão, ou se move com Alt e as setas.',
  },
  areasTitle: 'O que cada área faz, e para quem',
  areas: {
    projects: {
      title: 'Projetos',
      who: 'Coordenação e campo',
      text: 'Etapas e subetapas com responsável, prazo e bloqueio, em lista, quadro, calendário e linha do tempo.',
    },
    finance: {
      title: 'Finanças',
      who: 'Administrativo e diretoria',
      text: 'Contas, clientes, lançamentos e importação de extratos OFX e CSV, com previsão de caixa e margem por projeto.',
    },
    meetings: {
      title: 'Reuniões',
      who: 'Todos',
      text: 'Calendário com sincronização do Google, pauta, ata e encaminhamentos que viram etapas com dono e prazo.',
    },
    units: {
      title: 'Unidades e feriados',
      who: 'Quem tem mais de um endereço',
      text: 'Cada filial com seu fuso, seus feriados e suas pessoas. Os prazos contam os dias úteis de cada uma.',
    },
    access: {
      title: 'Pessoas e permissões',
      who: 'TI e LGPD',
      text: 'Papéis por área, convites, verificação em duas etapas, registro de quem mudou o quê e pedidos da LGPD com prazo.',
    },
    api: {
      title: 'API aberta',
      who: 'Quem integra',
      text: 'O mesmo contrato OpenAPI que a interface usa, com chaves por pessoa e limites documentados.',
    },
  },
  beginTitle: 'Como começar',
  begin: {
    talk: {
      title: 'Uma conversa',
      text: 'Você conta o problema pelo formulário abaixo. Respondemos com perguntas, não com uma apresentação.',
    },
    visit: {
      title: 'Um diagnóstico',
      text: 'Vamos ver o processo, medimos e escrevemos o que vale a pena fazer, com prazo e faixa de preço.',
    },
    project: {
      title: 'O projeto na Trama',
      text: 'Sua equipe recebe convites e acompanha as etapas desde o primeiro dia. Para usar a Trama por conta própria, crie uma conta.',
    },
  },
} as const;
