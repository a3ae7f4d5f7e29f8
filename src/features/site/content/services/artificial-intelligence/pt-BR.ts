import type { ServiceContent } from '../../types';

export default {
  name: 'Inteligência artificial',
  summary: 'Leitura de documentos e assistentes, com o erro medido',
  title: 'Uma IA cujo erro você conhece antes de confiar nela',
  lead: 'Usamos modelos de linguagem para ler documentos e para responder com base nos seus manuais. Começamos por um piloto pequeno, medido contra quem faz o trabalho hoje. Se o modelo não ganhar, o relatório diz isso, e o projeto para ali.',
  description:
    'Leitura de documentos e assistentes sobre manuais internos: piloto medido contra pessoas, fonte em cada resposta, limites por escrito e LGPD.',
  signs: [
    {
      title: 'Gente boa digitando PDF',
      text: 'Certificados, pedidos e laudos chegam em PDF, e alguém copia campo por campo para o sistema. Quando o volume dobra, o lançamento atrasa.',
    },
    {
      title: 'O manual existe, a resposta não aparece',
      text: 'São 400 páginas em três idiomas. No turno da noite, o mantenedor liga para o colega mais experiente em vez de procurar.',
    },
    {
      title: 'A equipe já usa IA por conta própria',
      text: 'Contratos e desenhos são colados em contas pessoais. Ninguém sabe o que saiu da empresa nem se a resposta estava certa.',
    },
  ],
  deliverables: [
    {
      title: 'Conjunto de teste seu',
      text: 'De 150 a 300 casos reais, com a resposta certa definida por quem conhece o assunto. Serve para este modelo e para comparar os próximos.',
    },
    {
      title: 'Relatório do piloto',
      text: 'Acertos, erros por tipo, tempo e custo por documento, lado a lado com o trabalho manual. Inclui os casos em que o modelo errou.',
    },
    {
      title: 'Leitura de documentos',
      text: 'Cada campo sai com um grau de confiança. Acima do limite combinado, segue para uma conferência rápida; abaixo dele, para a digitação.',
    },
    {
      title: 'Assistente sobre os seus manuais',
      text: 'Cada resposta cita documento, revisão e página. Sem uma fonte, ele diz que não sabe e indica quem procurar.',
    },
    {
      title: 'Limites por escrito',
      text: 'O que a IA faz, o que ela só sugere e o que fica com uma pessoa. Todo uso é registrado, e você pode desligá-la sem nos chamar.',
    },
  ],
  steps: [
    {
      title: 'Escolha do caso',
      duration: '1 a 2 semanas',
      text: 'Vemos o volume, o custo de um erro e os documentos que existem. Saímos com um caso, uma meta e o resultado que nos faria parar.',
    },
    {
      title: 'Conjunto de teste',
      duration: '1 a 3 semanas',
      text: 'Duas pessoas da área respondem aos mesmos casos, em separado. Onde elas discordam, a regra é decidida antes de cobrá-la do modelo.',
    },
    {
      title: 'Piloto',
      duration: '3 a 6 semanas',
      text: 'O modelo trabalha ao lado da equipe, sem gravar nada sozinho. Medimos toda semana e ajustamos o limite de confiança.',
    },
    {
      title: 'Entrada em uso',
      duration: '2 a 4 semanas',
      text: 'Ligação com o seu sistema, treinamento, alerta de queda no acerto e um roteiro para voltar ao modo manual.',
    },
  ],
  example: {
    title: 'Certificados de matéria-prima lidos por máquina',
    text: 'O recebimento lança 600 certificados de qualidade por mês, de 12 campos cada um, e leva 9 minutos em cada certificado. O modelo lê todos: os 480 acima do limite de confiança são só conferidos, e os outros 120 continuam sendo digitados.',
    figures: [
      { label: 'Horas de lançamento por mês', before: '90', after: '30' },
      { label: 'Certificados digitados por mês', before: '600', after: '120' },
      { label: 'Campos errados em 2.400', before: '36', after: '12' },
    ],
    note: 'Conta: 600 × 9 min são 90 h. Depois, 480 × 1,5 min são 12 h e 120 × 9 min são 18 h: 30 h ao todo. Os erros são contados em 200 certificados de 12 campos, 2.400 campos: 36 são 1,5%, e 12 são 0,5%.',
  },
  needs: [
    'De 150 a 300 exemplos reais, inclusive os ruins: tortos, manuscritos, digitalizados duas vezes.',
    'Duas pessoas que conhecem o assunto, três horas por semana cada uma durante o piloto.',
    'A decisão de quais dados podem sair da empresa e quais não podem.',
    'Um ambiente de teste do sistema que vai receber os dados.',
  ],
  techniques: [
    'Modelos de linguagem (LLM)',
    'Busca com citação da fonte (RAG)',
    'OCR',
    'Extração e classificação de campos',
    'Modelos abertos em servidor próprio',
    'Azure OpenAI',
    'Amazon Bedrock',
    'PostgreSQL com pgvector',
    'n8n',
  ],
  norms: [
    {
      title: 'LGPD, art. 20',
      text: 'Quem é afetado por uma decisão tomada só por máquina pode pedir revisão. Registramos o critério e a fonte de cada resultado, e a decisão que pesa sobre alguém fica com uma pessoa.',
    },
    {
      title: 'LGPD, minimização',
      text: 'Vão ao modelo só os campos de que ele precisa, sem dados pessoais sempre que dá para retirá-los. O contrato com o provedor tem de excluir o treino com os seus dados.',
    },
    {
      title: 'ISO/IEC 42001',
      text: 'A norma de gestão de IA é o nosso roteiro: inventário dos usos, avaliação de impacto e um responsável por cada um. É uma referência, não uma certificação.',
    },
  ],
  questions: [
    {
      question: 'E quando o modelo inventar uma resposta?',
      answer:
        'Ele vai errar às vezes, e por isso medimos antes. O assistente responde a partir de trechos dos seus documentos e mostra a página para você conferir. Isso reduz o erro, não o zera: o que custa caro se sair errado passa por uma pessoa.',
    },
    {
      question: 'Nossos dados vão treinar o modelo de outra empresa?',
      answer:
        'Não com o contrato certo. Usamos serviços corporativos cujos termos excluem o treino, e lemos esses termos com você. Quando nem isso basta, rodamos um modelo aberto em servidor seu e medimos o acerto com o mesmo teste.',
    },
    {
      question: 'Quanto custa cada documento?',
      answer:
        'O piloto mede: páginas lidas, texto gerado e minutos de conferência. A conferência costuma pesar mais do que o modelo. O gasto tem um teto mensal, com aviso antes de chegar nele.',
    },
    {
      question: 'Isso vai substituir quem faz o trabalho hoje?',
      answer:
        'Essa decisão é sua, e convém tomá-la antes de começar, porque a equipe vai perguntar. O piloto depende de quem conhece os casos estranhos, e a conferência continua sendo trabalho de gente.',
    },
    {
      question: 'O que acontece quando o provedor troca de modelo?',
      answer:
        'Fixamos a versão e, antes de mudar, rodamos o conjunto de teste inteiro. Se o acerto cair, ficamos na anterior enquanto ela existir ou mudamos de provedor: a ligação com o modelo fica isolada para isso.',
    },
  ],
} satisfies ServiceContent;
