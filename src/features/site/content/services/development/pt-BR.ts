import type { ServiceContent } from '../../types';

export default {
  name: 'Desenvolvimento de software',
  summary: 'API primeiro, testes e passagem para a sua equipe',
  title: 'Sistemas que a sua equipe consegue ler, testar e mudar',
  lead: 'Escrevemos sistemas sob medida quando o de prateleira não serve e recuperamos os que já existem. A API vem antes da tela, os testes vêm com o código, e tudo fica no seu repositório desde o primeiro dia.',
  description:
    'Sistemas sob medida com API primeiro, testes automáticos e código no seu repositório. Legado trocado por partes, sem parar a operação.',
  signs: [
    {
      title: 'O pedido é digitado três vezes',
      text: 'Na planilha, no ERP e no portal da transportadora. Cada digitação é uma chance de erro, e ninguém sabe qual das três vale.',
    },
    {
      title: 'Ninguém mexe no sistema antigo',
      text: 'Quem escreveu saiu, não há testes, e a última mudança derrubou o faturamento. Desde então, tudo se resolve por fora.',
    },
    {
      title: 'O código está com o fornecedor',
      text: 'Cada ajuste vira um orçamento, e os seus próprios dados só saem em relatório fechado.',
    },
  ],
  deliverables: [
    {
      title: 'Contrato da API',
      text: 'Descrição em OpenAPI, com exemplos e erros, aprovada antes do código. Os outros sistemas começam a integrar enquanto as telas ainda são desenhadas.',
    },
    {
      title: 'Código no seu repositório',
      text: 'Histórico completo, revisão de cada mudança e instruções que levam uma máquina nova do zero até o sistema rodando.',
    },
    {
      title: 'Testes com as suas regras',
      text: 'Desconto, imposto, prazo e exceção viram testes, com números seus. Nenhuma mudança entra enquanto um deles falha.',
    },
    {
      title: 'Publicação com volta',
      text: 'A versão nova entra por um processo automático, e a anterior volta por ele também. A mudança no banco de dados é ensaiada em uma cópia.',
    },
    {
      title: 'Passagem',
      text: 'Decisões registradas com o motivo, roteiro de operação e um período em que a sua equipe muda o código e nós revisamos.',
    },
  ],
  steps: [
    {
      title: 'Entendimento',
      duration: '1 a 3 semanas',
      text: 'Acompanhamos o trabalho de quem vai usar, desenhamos o fluxo e dizemos se um produto pronto resolve. Se resolver, paramos aqui.',
    },
    {
      title: 'API e primeira fatia',
      duration: '3 a 5 semanas',
      text: 'O contrato da API e um caso completo, do começo ao fim, em uso por duas ou três pessoas.',
    },
    {
      title: 'Fatias seguintes',
      duration: '6 a 16 semanas',
      text: 'Uma versão em uso a cada duas semanas. Você reordena a fila entre uma e outra e pode parar em qualquer uma, com o que já funciona.',
    },
    {
      title: 'Passagem',
      duration: '2 a 4 semanas',
      text: 'A sua equipe faz mudanças de verdade. A etapa termina quando ela publica uma versão sem a nossa ajuda.',
    },
  ],
  example: {
    title: 'Quarenta pedidos por dia que chegam por e-mail',
    text: 'Cada pedido é digitado na planilha, no ERP e no portal da transportadora, 4 minutos por vez. Com uma API de pedidos, o vendedor lança uma vez, em uma tela que já traz cliente, preço e endereço; ERP e transportadora recebem dali.',
    figures: [
      { label: 'Digitações por pedido', before: '3', after: '1' },
      { label: 'Horas de digitação por dia', before: '8', after: '2' },
      { label: 'Pedidos corrigidos por mês', before: '44', after: '11' },
    ],
    note: 'Conta: 40 × 3 × 4 min são 480 min, ou 8 h; 40 × 1 × 3 min são 120 min, ou 2 h. Em 22 dias são 880 pedidos: 44 corrigidos são 5%, e 11 são 1,25%.',
  },
  needs: [
    'Uma pessoa que decide prioridades e responde em até dois dias.',
    'Duas ou três pessoas que vão usar o sistema, uma hora por semana cada uma.',
    'Acesso ao sistema antigo, ao banco de dados e a quem os conhece.',
    'A decisão de onde o sistema vai rodar, ou o pedido de uma proposta nossa.',
  ],
  techniques: [
    'OpenAPI',
    'TypeScript e Node.js',
    'Python',
    'C# e .NET',
    'React',
    'PostgreSQL',
    'SQL Server',
    'Docker',
    'Integração contínua',
  ],
  norms: [
    {
      title: 'LGPD, art. 46, § 2º',
      text: 'A proteção entra no desenho: cada dado pessoal tem finalidade, prazo e quem pode vê-lo. Exportar e apagar os dados de uma pessoa são funções do sistema.',
    },
    {
      title: 'Lei 9.609/1998',
      text: 'Pela lei do software, os direitos sobre o programa encomendado são de quem contrata, salvo acordo contrário (art. 4º). O contrato repete isso e lista os componentes livres com as licenças deles.',
    },
    {
      title: 'OWASP ASVS',
      text: 'Lista de verificação de segurança, no nível combinado no início. Senhas, sessões, permissões e registros são testados a cada entrega, com o resultado por escrito.',
    },
  ],
  questions: [
    {
      question: 'Por que não comprar um sistema pronto?',
      answer:
        'Muitas vezes é o certo, e dizemos isso na primeira etapa. Sob medida vale quando o processo é o que diferencia a sua empresa ou quando adaptar o pronto custa mais do que escrever só a parte que falta.',
    },
    {
      question: 'E se vocês sumirem no meio do projeto?',
      answer:
        'O repositório e as contas são seus, e a última versão em uso tem no máximo duas semanas. Outra equipe continua dali, com os testes e as decisões registradas. Você pode provar isso quando quiser: peça a alguém de fora que suba o sistema.',
    },
    {
      question: 'Dá para aproveitar o sistema antigo?',
      answer:
        'Quase sempre, por um tempo. Pomos uma API na frente dele, escrevemos testes do que ele faz hoje e trocamos uma parte por vez. Reescrever tudo de uma vez é o caminho mais arriscado, e raramente o propomos.',
    },
    {
      question: 'Como o preço e o prazo são fechados?',
      answer:
        'O entendimento tem preço fechado. Depois, cada fatia tem escopo, prazo e preço antes de começar, e você aprova uma por vez. O que mudar no caminho entra na fila, com o efeito no prazo dito antes.',
    },
    {
      question: 'Quem corrige um defeito depois da entrega?',
      answer:
        'A sua equipe, preparada na passagem, ou nós, por um contrato de apoio com tempo de resposta combinado. Todo defeito corrigido ganha um teste: se voltar, aparece antes de publicar.',
    },
  ],
} satisfies ServiceContent;
