import type { Schema } from '#openapi/operations';
import type { DemoPersonKey, DemoUnitKey } from '../../kernel/demo-cast.ts';

export interface DemoStep {
  name: string;
  description?: string;
  status: Schema<'StepStatus'>;
  priority?: Schema<'StepPriority'>;
  reason?: string;
  tags?: string[];
  /** Names of steps of the project that end before it begins. */
  after?: string[];
  /** Days from today. */
  due?: number;
  /** Sub-steps that are ticked, and those that are not. */
  done?: string[];
  open?: string[];
}
export interface DemoProject {
  name: string;
  description: string;
  status: Schema<'ProjectStatus'>;
  /** Days from today. */
  due?: number;
  /** Days since it was created. */
  age: number;
  unit?: DemoUnitKey;
  owner: DemoPersonKey;
  members: Partial<Record<DemoPersonKey, Schema<'MemberRole'>>>;
  isTemplate?: boolean;
  steps: DemoStep[];
}

/** What the demonstration workspace works on. Every status of a project and of a step stands among them. */
export const demoProjects: DemoProject[] = [
  {
    name: 'Esteira de inspeção por câmera',
    description: 'Detectar defeitos de solda na linha 3 com duas câmeras e um modelo treinado com as peças do cliente.',
    status: 'active',
    due: 12,
    age: 64,
    unit: 'matriz',
    owner: 'helena',
    members: { rafael: 'manager', tiago: 'contributor', camila: 'viewer', beatriz: 'checker' },
    steps: [
      {
        name: 'Preparar o posto de inspeção',
        status: 'done',
        due: -20,
        done: ['Medir a iluminação do posto', 'Fixar o suporte das câmeras', 'Passar o cabeamento até o painel'],
      },
      {
        name: 'Reunir e rotular imagens',
        description: 'Meta: 4.000 peças boas e 600 com defeito, das três ligas.',
        status: 'in_progress',
        tags: ['visão', 'qualidade'],
        priority: 'high',
        due: 0,
        done: ['Gravar um turno completo', 'Rotular trincas'],
        open: ['Rotular porosidade', 'Revisar rótulos com a qualidade'],
      },
      {
        name: 'Treinar o modelo de defeitos',
        status: 'blocked',
        tags: ['visão'],
        after: ['Reunir e rotular imagens'],
        reason: 'O fornecedor ainda não entregou as peças da liga 5052.',
        priority: 'urgent',
        due: 4,
        done: ['Escolher a rede de base'],
        open: ['Receber as peças da liga 5052', 'Comparar com a inspeção manual'],
      },
      {
        name: 'Ligar o descarte ao CLP',
        status: 'todo',
        tags: ['elétrica', 'CLP'],
        after: ['Treinar o modelo de defeitos'],
        priority: 'medium',
        due: 9,
        open: ['Definir o sinal de descarte', 'Testar em vazio'],
      },
      { name: 'Treinar os operadores', status: 'backlog', due: 12 },
    ],
  },
  {
    name: 'Telemetria das câmaras frias',
    description: 'Sensores LoRaWAN em 18 câmaras, com alarme no celular do plantão antes de a carga ser perdida.',
    status: 'active',
    due: -3,
    age: 91,
    unit: 'recife',
    owner: 'tiago',
    members: { helena: 'manager', beatriz: 'checker', rafael: 'viewer' },
    steps: [
      {
        name: 'Instalar os sensores',
        status: 'done',
        due: -30,
        done: ['Câmaras 1 a 6', 'Câmaras 7 a 12', 'Câmaras 13 a 18'],
      },
      {
        name: 'Calibrar com termômetro padrão',
        status: 'in_progress',
        tags: ['campo'],
        priority: 'urgent',
        due: -5,
        done: ['Câmaras 1 a 6'],
        open: ['Câmaras 7 a 12', 'Câmaras 13 a 18'],
      },
      {
        name: 'Alarme para o plantão',
        status: 'todo',
        tags: ['plantão'],
        priority: 'high',
        due: 0,
        open: ['Combinar faixas com a qualidade', 'Escala de plantão'],
      },
      { name: 'Relatório mensal para a vigilância sanitária', status: 'backlog' },
      {
        name: 'Integração com o sistema antigo',
        description: 'O cliente vai trocar o sistema; não faz mais sentido.',
        status: 'cancelled',
      },
    ],
  },
  {
    name: 'Assistente de atendimento da transportadora',
    description: 'Chatbot no WhatsApp que responde onde está a carga e abre ocorrências, com passagem para uma pessoa.',
    status: 'active',
    due: 0,
    age: 45,
    unit: 'campinas',
    owner: 'rafael',
    members: { helena: 'owner', tiago: 'contributor', camila: 'viewer' },
    steps: [
      {
        name: 'Mapear as perguntas mais comuns',
        status: 'done',
        due: -28,
        done: ['Ler três meses de conversas', 'Agrupar por intenção'],
      },
      {
        name: 'Consulta de rastreio',
        status: 'done',
        due: -10,
        done: ['Acesso à API de rastreio', 'Respostas por status da carga'],
      },
      {
        name: 'Passagem para o atendente',
        status: 'in_progress',
        priority: 'medium',
        due: 0,
        done: ['Fila por filial'],
        open: ['Resumo da conversa', 'Horário de atendimento'],
      },
      {
        name: 'Piloto com dez clientes',
        status: 'todo',
        after: ['Passagem para o atendente'],
        due: 7,
        open: ['Escolher os clientes', 'Acompanhar a primeira semana'],
      },
    ],
  },
  {
    name: 'Coleta de preços de insumos',
    description: 'Crawlers diários de 14 fornecedores de aço, cobre e componentes, com histórico para as compras.',
    status: 'on_hold',
    due: 40,
    age: 120,
    unit: 'matriz',
    owner: 'helena',
    members: { camila: 'manager', tiago: 'contributor' },
    steps: [
      {
        name: 'Rever os termos de uso dos sites',
        status: 'done',
        due: -80,
        done: ['Fornecedores de aço', 'Fornecedores de cobre'],
      },
      {
        name: 'Coletores dos fornecedores de aço',
        status: 'in_progress',
        due: -15,
        done: ['Três primeiros fornecedores'],
        open: ['Fornecedores com login', 'Aviso de página alterada'],
      },
      {
        name: 'Painel de histórico para compras',
        status: 'blocked',
        reason: 'Aguarda o orçamento do segundo semestre.',
        due: 30,
        open: ['Aguardar o orçamento do segundo semestre'],
      },
    ],
  },
  {
    name: 'Previsão de parada dos compressores',
    description: 'Modelo que avisa com dois dias de antecedência, a partir de vibração, corrente e temperatura.',
    status: 'planning',
    due: 95,
    age: 9,
    unit: 'campinas',
    owner: 'rafael',
    members: { tiago: 'manager', helena: 'viewer' },
    steps: [
      {
        name: 'Levantar o histórico de paradas',
        status: 'todo',
        priority: 'low',
        due: 10,
        open: ['Ordens de serviço de 2024 e 2025', 'Entrevista com a manutenção'],
      },
      {
        name: 'Instalar acelerômetros',
        status: 'backlog',
        due: 45,
        open: ['Compressor 1', 'Compressor 2', 'Compressor 3'],
      },
      { name: 'Primeiro modelo', status: 'backlog', after: ['Instalar acelerômetros'], due: 80 },
    ],
  },
  {
    name: 'Migração do supervisório da estação de tratamento',
    description: 'Trocar o supervisório local por um web, sem parar a estação, com dois meses de operação em paralelo.',
    status: 'completed',
    due: -25,
    age: 210,
    unit: 'recife',
    owner: 'helena',
    members: { tiago: 'manager', beatriz: 'viewer', rafael: 'contributor' },
    steps: [
      { name: 'Inventário de pontos e telas', status: 'done', due: -150, done: ['412 pontos do CLP', '27 telas'] },
      {
        name: 'Redesenhar as telas',
        status: 'done',
        due: -90,
        done: ['Telas de processo', 'Telas de alarme', 'Revisão com os operadores'],
      },
      { name: 'Operação em paralelo', status: 'done', due: -30, done: ['Primeiro mês', 'Segundo mês'] },
      { name: 'Entrega e documentação', status: 'done', due: -25 },
    ],
  },
  {
    name: 'Portal de pedidos com leitura de notas',
    description: 'Leitura automática de pedidos em PDF e XML e lançamento no ERP, com conferência antes de gravar.',
    status: 'cancelled',
    due: -60,
    age: 160,
    owner: 'camila',
    members: { helena: 'manager' },
    steps: [
      {
        name: 'Provar a leitura com 200 pedidos',
        status: 'done',
        due: -110,
        done: ['Separar a amostra', 'Medir os acertos'],
      },
      {
        name: 'Conector do ERP',
        description: 'O cliente escolheu o módulo do próprio ERP.',
        status: 'cancelled',
        due: -70,
        open: ['Usuário de integração'],
      },
    ],
  },
  {
    name: 'Célula robotizada de paletização',
    description: 'Robô colaborativo no fim da linha 2, com troca de formato em menos de cinco minutos.',
    status: 'active',
    age: 30,
    unit: 'matriz',
    owner: 'rafael',
    members: { helena: 'contributor', beatriz: 'checker', camila: 'viewer' },
    steps: [
      {
        name: 'Análise de risco (NR-12)',
        status: 'in_progress',
        tags: ['segurança'],
        priority: 'high',
        due: 2,
        done: ['Visita à linha'],
        open: ['Laudo preliminar', 'Revisão com a segurança do trabalho'],
      },
      {
        name: 'Projeto da garra',
        status: 'in_progress',
        tags: ['mecânica'],
        priority: 'medium',
        due: 6,
        done: ['Três conceitos', 'Simulação de carga'],
        open: ['Desenho para usinagem'],
      },
      {
        name: 'Programa do robô',
        status: 'backlog',
        tags: ['CLP'],
        after: ['Projeto da garra'],
        due: 60,
        open: ['Receita por formato', 'Retomada depois de parada'],
      },
      { name: 'Comissionamento', status: 'backlog' },
    ],
  },
];
