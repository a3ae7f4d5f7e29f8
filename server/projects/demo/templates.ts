import type { DemoProject, DemoStep } from './projects.ts';

// From the day that the workspace is made. A project begun from a template keeps the distances.
const deadline = 90;

/** Days before the deadline, and what there is to do by then. */
const step = (name: string, before: number, ...open: string[]): DemoStep => ({
  name,
  status: 'backlog',
  due: deadline - before,
  open,
});

const template = {
  status: 'planning',
  due: deadline,
  age: 200,
  owner: 'helena',
  members: {},
  isTemplate: true,
} as const;

/** What projects of the company begin from. */
export const demoTemplates: DemoProject[] = [
  {
    ...template,
    name: 'Célula robotizada',
    description: 'Da visita à linha até a célula entregue, com análise de risco conforme a NR-12 e aceite do cliente.',
    steps: [
      step('Levantamento na linha', 85, 'Visita e medidas', 'Peças, pesos e cadência', 'Pontos de energia, ar e rede'),
      step('Análise de risco (NR-12)', 70, 'Laudo preliminar', 'Revisão com a segurança do trabalho', 'ART'),
      step(
        'Projeto mecânico e elétrico',
        55,
        'Garra e mesa',
        'Leiaute da célula',
        'Diagrama elétrico',
        'Lista de compras',
      ),
      step(
        'Programação do robô e do CLP',
        35,
        'Simulação da cadência',
        'Receita por formato',
        'Intertravamentos',
        'Retomada depois de parada',
      ),
      step(
        'Montagem e testes internos (FAT)',
        20,
        'Montagem na oficina',
        'Teste em vazio',
        'Teste com peças',
        'Relatório do FAT',
      ),
      step('Instalação no cliente', 9, 'Transporte e fixação', 'Ligações', 'Teste de parada de emergência'),
      step(
        'Aceite e treinamento (SAT)',
        0,
        'Produção assistida',
        'Treinamento dos operadores',
        'Manual e documentação',
        'Termo de aceite',
      ),
    ],
  },
  {
    ...template,
    name: 'Integração de sistemas',
    description: 'Ligar dois sistemas (ERP, MES, loja, planilhas) com registro, reenvio e aviso quando algo falha.',
    steps: [
      step(
        'Mapear dados e regras',
        75,
        'Campos de origem e destino',
        'Volumes e horários',
        'O que fazer quando diverge',
      ),
      step('Acessos e ambientes', 65, 'Usuário de integração', 'Ambiente de testes', 'Liberação de rede'),
      step('Conectores', 40, 'Leitura da origem', 'Gravação no destino', 'Reenvio sem duplicar', 'Registro e avisos'),
      step('Homologação', 15, 'Carga de um dia real', 'Conferência com o cliente', 'Correções'),
      step('Entrada em produção', 5, 'Janela combinada', 'Plano de volta', 'Acompanhar o primeiro fechamento'),
      step('Operação assistida', 0, 'Duas semanas de acompanhamento', 'Passagem para o suporte'),
    ],
  },
  {
    ...template,
    name: 'Chatbot de atendimento',
    description: 'Assistente no WhatsApp ou no site, com passagem para uma pessoa e medida de quantos resolve sozinho.',
    steps: [
      step(
        'Entender as conversas',
        80,
        'Ler três meses de atendimentos',
        'Agrupar por intenção',
        'Escolher as dez primeiras',
      ),
      step('Tom e respostas', 65, 'Guia de voz', 'Respostas revisadas pelo cliente', 'O que ele nunca diz'),
      step('Integrações', 45, 'Consulta de pedido', 'Abertura de ocorrência', 'Passagem para o atendente'),
      step('LGPD e segurança', 40, 'Base legal e avisos', 'Prazo de guarda', 'Dados que não se pedem'),
      step('Testes com a equipe', 20, 'Cem perguntas reais', 'Perguntas fora do assunto', 'Ajustes'),
      step('Piloto', 7, 'Dez clientes', 'Acompanhar a primeira semana'),
      step('Abertura a todos', 0, 'Painel de acompanhamento', 'Rotina de melhoria'),
    ],
  },
];
