import type { AboutContent } from '../types';

export default {
  title: 'Projetos de automação e software que ficam com você',
  lead: 'Trabalhamos para a indústria brasileira, da máquina ao sistema de gestão. Medimos antes de propor, escrevemos o que combinamos e entregamos de modo que a sua equipe continue sem nós.',
  description:
    'Como trabalhamos: diagnóstico que pode dizer não, números que dá para refazer, código e dados no seu nome e o seu projeto à vista na Trama.',
  principles: [
    {
      title: 'O que entregamos é seu',
      text: 'Código, senhas, esquemas e dados ficam em contas no seu nome desde a primeira entrega. Trocar de fornecedor não depende da nossa boa vontade.',
    },
    {
      title: 'Números que dá para refazer',
      text: 'Todo ganho previsto vem com a conta, os dados de entrada e o período medido. Se você chegar a outro resultado, queremos ver onde.',
    },
    {
      title: 'O diagnóstico pode dizer não',
      text: 'Às vezes basta um produto pronto, uma regra nova ou um sensor limpo. Quando o projeto não se paga, é isso que está no relatório.',
    },
    {
      title: 'Quem opera vem primeiro',
      text: 'As telas são desenhadas com quem vai usá-las no turno. Se o operador contorna o sistema, procuramos o defeito no sistema.',
    },
    {
      title: 'Segurança faz parte do pronto',
      text: 'Acesso por pessoa, cópia já restaurada, registro do que foi feito e apreciação de risco onde há máquina. Sem isso, a entrega não terminou.',
    },
  ],
  how: [
    {
      title: 'Primeira conversa',
      text: 'Você conta o problema e o que já tentou. Se não for trabalho para nós, dizemos na hora e que tipo de ajuda procurar.',
    },
    {
      title: 'Diagnóstico',
      text: 'Visita ou acesso aos dados, medição e um relatório: o que fazer, o que não fazer, prazo em faixas e preço por etapa. O relatório é seu, mesmo que o projeto fique com outra empresa.',
    },
    {
      title: 'Projeto em etapas',
      text: 'Cada etapa termina em algo que funciona e pode ser conferido. Você decide a próxima com esse resultado na mão e pode parar ali.',
    },
    {
      title: 'Passagem e apoio',
      text: 'Treinamento, documentação e um período em que a sua equipe faz e nós acompanhamos. Depois, apoio por contrato só se você quiser, com tempo de resposta combinado.',
    },
  ],
  product: {
    title: 'Trabalhamos na Trama, e o seu projeto está lá',
    text: 'A Trama é o sistema que fazemos e usamos para tocar projetos: etapas com responsável, prazo e andamento. Você recebe acesso ao seu e vê as mesmas etapas, pendências e arquivos que nós, sem esperar o relatório do mês.',
  },
} satisfies AboutContent;
