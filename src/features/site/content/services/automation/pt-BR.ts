import type { ServiceContent } from '../../types';

export default {
  name: 'Automação industrial',
  summary: 'Células, CLPs e integração entre máquina e sistema',
  title: 'Menos paradas na linha, e quem opera sabe por quê',
  lead: 'Automatizamos postos, células e utilidades, do sensor ao sistema de gestão. Você recebe o programa comentado, os esquemas e o treinamento: a manutenção da sua planta consegue mexer sem nos chamar.',
  description:
    'Automação de postos, células e utilidades: CLP, supervisório e integração com o sistema de gestão, com análise de risco da NR-12 e documentação entregue.',
  signs: [
    {
      title: 'A parada não tem dono',
      text: 'A máquina para dez vezes por turno, cada vez por poucos minutos. Ninguém anota, e no fim do mês o volume não fecha.',
    },
    {
      title: 'Só uma pessoa entende o painel',
      text: 'O programa do CLP está no notebook de alguém, sem comentários e sem cópia. Férias dessa pessoa são um risco.',
    },
    {
      title: 'O apontamento é em papel',
      text: 'O operador anota a produção, alguém digita no dia seguinte, e a decisão é tomada com dados de anteontem.',
    },
  ],
  deliverables: [
    {
      title: 'Análise de risco e projeto',
      text: 'Levantamento em campo, apreciação de risco conforme a NR-12, diagramas elétricos e lista de materiais com fornecedores alternativos.',
    },
    {
      title: 'Programa do CLP e telas',
      text: 'Código comentado em português, versionado, com as senhas em seu nome. Telas que mostram o motivo de cada parada.',
    },
    {
      title: 'Integração com a gestão',
      text: 'Produção, paradas e consumo chegam ao seu ERP ou banco de dados sem digitação, por OPC UA, MQTT ou API.',
    },
    {
      title: 'Partida acompanhada',
      text: 'Comissionamento no seu turno, lista de pendências assinada e uma pessoa nossa ao lado nos primeiros dias.',
    },
    {
      title: 'Treinamento e documentação',
      text: 'Manual de operação, plano de manutenção e treinamento gravado para operadores e para a manutenção.',
    },
  ],
  steps: [
    {
      title: 'Visita e diagnóstico',
      duration: '1 a 2 semanas',
      text: 'Medimos ciclos e paradas no posto, ouvimos os operadores e dizemos por escrito o que vale a pena automatizar, e o que não vale.',
    },
    {
      title: 'Projeto',
      duration: '2 a 4 semanas',
      text: 'Apreciação de risco, esquemas, telas desenhadas com quem vai usá-las e cronograma com as janelas de parada da planta.',
    },
    {
      title: 'Montagem e teste em bancada',
      duration: '4 a 8 semanas',
      text: 'Painel montado e programa testado fora da sua linha, com simulação de falhas. Você acompanha o teste de aceitação.',
    },
    {
      title: 'Instalação e partida',
      duration: '1 a 3 semanas',
      text: 'Instalação na parada programada, comissionamento, validação da NR-12 e acompanhamento até a linha atingir o combinado.',
    },
  ],
  example: {
    title: 'Uma célula de paletização com microparadas',
    text: 'Uma linha de sacos de 25 kg para cerca de 14 vezes por turno, quase sempre por sensor sujo ou saco mal posicionado. Trocamos o sensor por um de reflexão com supressão de fundo, acrescentamos a contagem por motivo no CLP e mostramos na tela do operador o que limpar e quando.',
    figures: [
      { label: 'Microparadas por turno', before: '14', after: '5' },
      { label: 'Minutos perdidos por turno', before: '49', after: '16' },
      { label: 'Sacos por hora', before: '512', after: '551' },
    ],
    note: 'Conta: 14 paradas de 3,5 minutos são 49 minutos; 5 paradas de 3,2 minutos são 16. Os sacos por hora seguem a disponibilidade de um turno de 8 horas.',
  },
  needs: [
    'Uma pessoa da manutenção e uma da operação, duas horas por semana cada uma.',
    'Acesso à máquina com ela parada e com ela produzindo.',
    'Os programas e esquemas que existirem, mesmo incompletos.',
    'As janelas de parada dos próximos três meses.',
  ],
  techniques: [
    'Siemens S7 e TIA Portal',
    'Rockwell ControlLogix',
    'CODESYS',
    'OPC UA',
    'MQTT',
    'PROFINET',
    'Ignition',
    'Visão computacional',
    'n8n',
  ],
  norms: [
    {
      title: 'NR-12',
      text: 'Apreciação de risco antes do projeto, categoria de segurança calculada, proteções e validação documentadas por profissional habilitado, com ART.',
    },
    {
      title: 'NR-10',
      text: 'Painéis e intervenções elétricas feitos por pessoas autorizadas, com prontuário atualizado.',
    },
    {
      title: 'IEC 62443',
      text: 'Rede da automação separada da administrativa, acesso remoto por pessoa e com registro, cópias dos programas fora da planta.',
    },
  ],
  questions: [
    {
      question: 'Vocês mexem em máquina que já tem garantia do fabricante?',
      answer:
        'Sim, sem tocar no que a garantia cobre. Lemos os sinais em paralelo ou pela rede do próprio CLP, e combinamos com o fabricante o que precisar de intervenção.',
    },
    {
      question: 'O programa fica conosco?',
      answer:
        'Fica. Código-fonte, senhas e licenças são seus desde a primeira entrega, em um repositório no seu nome. Não usamos bloqueio nem senha de fornecedor.',
    },
    {
      question: 'Quanto tempo a linha fica parada?',
      answer:
        'O painel é testado em bancada, de modo que a parada é para ligar e comissionar. O tempo é combinado no projeto, com um plano de volta se algo não sair como o previsto.',
    },
    {
      question: 'Funciona com máquinas antigas, sem CLP?',
      answer:
        'Na maioria dos casos. Às vezes basta um módulo de leitura; às vezes vale trocar o comando. O diagnóstico diz qual dos dois, com o preço de cada um.',
    },
    {
      question: 'Quem atende depois da entrega?',
      answer:
        'A sua manutenção, treinada para isso. Se preferir, há um contrato de apoio com tempo de resposta combinado e acesso remoto que você liga e desliga.',
    },
  ],
} satisfies ServiceContent;
