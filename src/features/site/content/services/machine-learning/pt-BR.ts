import type { ServiceContent } from '../../types';

export default {
  name: 'Aprendizado de máquina',
  summary: 'Previsões que ganham da planilha ou não entram',
  title: 'Previsões que só entram em uso se errarem menos do que a planilha',
  lead: 'Prevemos demanda, desgaste e refugo com os dados que você já tem. Primeiro medimos a conta simples, como a média das últimas semanas: o modelo precisa errar menos do que ela. Em uso, o erro é medido toda semana, e alguém é avisado quando ele cresce.',
  description:
    'Previsão de demanda e manutenção preditiva: linha de base primeiro, prova em dados que o modelo não viu e acompanhamento do erro em uso.',
  signs: [
    {
      title: 'A previsão é a média mais um palpite',
      text: 'Vendas puxa para cima, produção para baixo. Sobra o que não gira e falta o que vende.',
    },
    {
      title: 'O rolamento quebra entre duas preventivas',
      text: 'A troca segue o calendário. Peça boa vai para o lixo, e a ruim para a linha no sábado.',
    },
    {
      title: 'Já houve um modelo, e ninguém usa',
      text: 'Na apresentação ele acertava 95%. Hoje ninguém sabe quanto acerta, nem contra o que esse número foi comparado.',
    },
  ],
  deliverables: [
    {
      title: 'Linha de base',
      text: 'O erro da sua previsão atual e o da conta mais simples possível, nos mesmos meses. É a régua de todo o resto.',
    },
    {
      title: 'Modelo comparado',
      text: 'Erro em períodos que o modelo não viu, por família e por antecedência, com os casos em que ele perde da planilha.',
    },
    {
      title: 'Previsão com faixa',
      text: 'Além do número, o intervalo provável. É ele que define o estoque de segurança e a hora de mandar alguém olhar o motor.',
    },
    {
      title: 'Acompanhamento em uso',
      text: 'Erro da semana, desvio nos dados de entrada e alerta para uma pessoa. Passado o limite, a conta simples volta a valer.',
    },
    {
      title: 'Treino que se repete',
      text: 'Código, dados e parâmetros com versão. A sua equipe treina de novo e chega ao mesmo resultado.',
    },
  ],
  steps: [
    {
      title: 'Pergunta e dados',
      duration: '1 a 3 semanas',
      text: 'Que decisão muda com a previsão, com quanta antecedência e quanto custa errar para cada lado. Depois, se os dados dão conta.',
    },
    {
      title: 'Linha de base',
      duration: '1 a 2 semanas',
      text: 'Medimos o que você faz hoje e a conta simples. Às vezes ela já resolve, e o projeto termina aqui.',
    },
    {
      title: 'Modelo e prova no passado',
      duration: '3 a 6 semanas',
      text: 'Refazemos cada previsão só com o que se sabia naquele mês e comparamos com o que aconteceu e com a régua.',
    },
    {
      title: 'Uso em paralelo',
      duration: '4 a 12 semanas',
      text: 'A previsão nova corre ao lado da antiga. Entra em uso por família ou por máquina, só onde ganhou.',
    },
  ],
  example: {
    title: 'Estoque de segurança de uma peça de reposição',
    text: 'A peça vende em média 1.000 unidades por semana, e a reposição leva 4 semanas. A média da planilha erra 300 unidades por semana. No mesmo período de prova, o modelo, que conhece a carteira de pedidos e as paradas dos clientes, erra 210. O estoque de segurança acompanha o erro.',
    figures: [
      { label: 'Erro médio por semana, em unidades', before: '300', after: '210' },
      { label: 'Erro sobre a demanda', before: '30%', after: '21%' },
      { label: 'Estoque de segurança, em unidades', before: '1.238', after: '866' },
    ],
    note: 'Conta: estoque de segurança = 1,65 × desvio-padrão × √4, para não faltar em 95% das reposições. Com erro de distribuição normal, o desvio-padrão é cerca de 1,25 × o erro médio: 1,65 × 375 × 2 = 1.237,5, e 1,65 × 262,5 × 2 = 866,25.',
  },
  needs: [
    'Para demanda, dois a três anos de histórico; para máquinas, o registro de falhas com data e causa.',
    'Quem faz a previsão hoje, duas horas por semana, para explicar o que os números não mostram.',
    'Promoções, paradas e mudanças de preço do período, mesmo em planilha.',
    'A decisão sobre o que custa mais: sobrar ou faltar.',
  ],
  techniques: [
    'Suavização exponencial e ARIMA',
    'LightGBM',
    'Previsão por quantis',
    'Detecção de anomalias',
    'Análise de vibração',
    'Validação por janela móvel',
    'scikit-learn',
    'MLflow',
    'Detecção de desvio (drift)',
  ],
  norms: [
    {
      title: 'LGPD, art. 20',
      text: 'Modelos sobre pessoas, como os de crédito, guardam o critério e a versão usada, para que uma decisão possa ser explicada e revista. Os de demanda e de máquina dispensam dados pessoais.',
    },
    {
      title: 'NR-12',
      text: 'A previsão agenda uma inspeção. Ela não libera, não bloqueia e não substitui função de segurança de máquina.',
    },
    {
      title: 'ISO 20816',
      text: 'As zonas de vibração da norma são a linha de base em máquinas rotativas: o modelo precisa avisar antes delas ou com menos alarmes falsos.',
    },
    {
      title: 'ISO/IEC 42001',
      text: 'Referência para manter a lista dos modelos em uso, com responsável, finalidade e risco de cada um. Não alegamos certificação.',
    },
  ],
  questions: [
    {
      question: 'Quantos dados são necessários?',
      answer:
        'Para demanda semanal, dois anos mostram cada época do ano duas vezes, o mínimo para conferir a sazonalidade. Para máquinas, conta o número de falhas: com três quebras registradas não há o que aprender, e começamos por limites de vibração e temperatura.',
    },
    {
      question: 'E se o modelo não ganhar da planilha?',
      answer:
        'O relatório mostra isso com os números. Você fica com a linha de base medida e os dados arrumados, e nenhum modelo entra em uso.',
    },
    {
      question: 'Ele vai avisar da próxima quebra?',
      answer:
        'Nenhum modelo pega todas. O que se combina é a troca: quantos avisos falsos por mês você aceita por uma quebra avisada a tempo. O limite do alarme sai dessa conta, que é sua.',
    },
    {
      question: 'O que acontece quando o mercado muda?',
      answer:
        'O erro cresce, e o painel mostra na mesma semana. Acima do limite, volta a valer a conta simples, e uma pessoa decide se basta treinar de novo ou se falta ao modelo uma informação.',
    },
    {
      question: 'Dá para entender por que ele previu aquilo?',
      answer:
        'Mostramos o que mais pesou em cada previsão, ao lado do mesmo período do ano anterior. Quando um modelo mais simples erra quase o mesmo, ficamos com ele.',
    },
  ],
} satisfies ServiceContent;
