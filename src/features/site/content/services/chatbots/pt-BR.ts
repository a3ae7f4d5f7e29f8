import type { ServiceContent } from '../../types';

export default {
  name: 'Chatbots',
  summary: 'WhatsApp oficial, com passagem para uma pessoa',
  title: 'O cliente resolve pelo WhatsApp ou fala com uma pessoa, sem dar voltas',
  lead: 'Montamos o atendimento na API oficial do WhatsApp Business, ligado aos seus pedidos, estoque e boletos. O robô resolve o que é consulta; o resto chega ao atendente com o histórico e o motivo. Você acompanha quanto custa cada conversa.',
  description:
    'Chatbots na API oficial do WhatsApp Business: consulta de pedido e boleto, passagem para um atendente, custo por conversa e cuidados da LGPD.',
  signs: [
    {
      title: 'A mesma pergunta o dia inteiro',
      text: '“Cadê meu pedido?”, “me manda o boleto”, “tem em estoque?”. A resposta está no ERP, e alguém a copia para o WhatsApp.',
    },
    {
      title: 'O atendimento mora em um celular',
      text: 'As conversas ficam em um aparelho. Quando ele quebra ou a pessoa sai da empresa, o histórico vai junto.',
    },
    {
      title: 'O robô que existe irrita',
      text: 'O menu dá voltas e não tem saída para uma pessoa. O cliente desiste e liga, e a fila só muda de lugar.',
    },
  ],
  deliverables: [
    {
      title: 'Conta oficial em seu nome',
      text: 'Conta do WhatsApp Business verificada para a sua empresa, com número próprio e modelos de mensagem aprovados. Nenhum aparelho espelhado.',
    },
    {
      title: 'Consulta aos seus sistemas',
      text: 'Situação do pedido, segunda via, ficha técnica e agendamento, lidos no ERP na hora, depois de confirmar quem pergunta.',
    },
    {
      title: 'Passagem para uma pessoa',
      text: 'A qualquer momento, por botão ou por extenso. O atendente recebe o histórico, quem é o cliente e o que já foi tentado.',
    },
    {
      title: 'Painel de resultado e custo',
      text: 'Por assunto: conversas resolvidas, passadas e abandonadas, tempo até a resposta e custo por conversa, com a conta aberta.',
    },
    {
      title: 'Textos que a sua equipe edita',
      text: 'Respostas, horários e filas mudam sem programador. Cada mudança tem autor, data e volta à versão anterior.',
    },
  ],
  steps: [
    {
      title: 'Leitura das conversas',
      duration: '1 a 2 semanas',
      text: 'Lemos uma amostra de conversas reais, sem os nomes, e contamos os assuntos. O que tem volume e uma resposta certa vai primeiro.',
    },
    {
      title: 'Conta e roteiro',
      duration: '2 a 4 semanas',
      text: 'Verificação da empresa na Meta, modelos de mensagem, textos escritos com quem atende e regras de passagem.',
    },
    {
      title: 'Integração e teste',
      duration: '3 a 5 semanas',
      text: 'Ligação com o ERP e com a fila de atendimento. Antes de abrir, a sua equipe tenta derrubar o robô com perguntas tortas.',
    },
    {
      title: 'Abertura aos poucos',
      duration: '2 a 4 semanas',
      text: 'Começa com um assunto e parte dos clientes. Toda semana lemos as conversas que deram errado, corrigimos e abrimos o próximo.',
    },
  ],
  example: {
    title: 'Um distribuidor de peças com 3.000 conversas por mês',
    text: 'Cerca de 2.000 conversas perguntam por pedido, boleto ou ficha técnica. Hoje todas passam por um atendente e levam 6 minutos. O robô resolve 1.500; as outras 1.500 chegam com cliente e pedido já identificados e levam 5 minutos.',
    figures: [
      { label: 'Conversas com atendente por mês', before: '3.000', after: '1.500' },
      { label: 'Horas de atendente por mês', before: '300', after: '125' },
      { label: 'Minutos de atendente por conversa', before: '6', after: '2,5' },
    ],
    note: 'Conta: 3.000 × 6 min são 300 h; 1.500 × 5 min são 125 h. Divididas pelas 3.000 conversas, 125 h são 2,5 min. Para o custo, multiplique pelo valor do minuto e some as mensagens cobradas pela Meta e o uso do modelo.',
  },
  needs: [
    'Acesso à conta de empresa na Meta, ou alguém que possa criá-la.',
    'Um número de telefone para o atendimento, fixo ou móvel.',
    'Uma amostra de conversas recentes e duas pessoas do atendimento, três horas por semana cada uma.',
    'Acesso de consulta ao ERP, mesmo que seja um arquivo diário no começo.',
    'A lista do que o robô não pode responder.',
  ],
  techniques: [
    'WhatsApp Business Platform (API de nuvem)',
    'Modelos de mensagem e botões',
    'Modelos de linguagem (LLM)',
    'Busca em respostas aprovadas',
    'Webhooks',
    'Chatwoot',
    'n8n',
    'API do ERP',
  ],
  norms: [
    {
      title: 'Regras do WhatsApp Business',
      text: 'A empresa só inicia conversa com autorização do cliente e modelo aprovado. A resposta é livre por 24 horas depois da última mensagem dele, e há sempre um caminho claro até uma pessoa.',
    },
    {
      title: 'LGPD',
      text: 'Aviso de privacidade no começo, só os dados que o assunto pede, identidade confirmada antes de mostrar pedido ou boleto, e prazo para apagar o histórico.',
    },
    {
      title: 'Marco Civil da Internet (Lei 12.965/2014)',
      text: 'No painel e no chat do seu site, os registros de acesso ficam seis meses sob sigilo, em ambiente controlado (art. 15).',
    },
  ],
  questions: [
    {
      question: 'Quanto custa cada conversa?',
      answer:
        'São três parcelas: as mensagens que a Meta cobra por categoria, o uso do modelo de linguagem e os minutos de atendente. A tabela da Meta muda de tempos em tempos, e o painel soma tudo pela tabela do mês.',
    },
    {
      question: 'Podemos manter o número que os clientes já têm?',
      answer:
        'Em geral, sim. O número passa para a API, e o atendimento sai do celular para uma tela da equipe. Conferimos antes se dá para manter o aplicativo em paralelo e se o histórico vem junto, porque nem sempre vem.',
    },
    {
      question: 'O robô pode prometer o que não devia?',
      answer:
        'Preço, prazo e valores vêm do ERP ou de um texto aprovado, nunca do modelo. O modelo entende a pergunta e escolhe a resposta; quando a dúvida passa do limite, ele chama uma pessoa.',
    },
    {
      question: 'E se o cliente quiser falar com gente?',
      answer:
        'Ele diz isso com as palavras dele ou toca em um botão, e entra na fila. Fora do horário, o robô diz quando haverá alguém e guarda o recado. O tempo dessa espera aparece no painel.',
    },
    {
      question: 'Por que não usar um serviço sem a API oficial, mais barato?',
      answer:
        'Porque ele viola os termos do WhatsApp, e o número pode ser bloqueado sem aviso. Se o seu volume não paga a API, o aplicativo gratuito WhatsApp Business talvez baste, e nós dizemos isso.',
    },
  ],
} satisfies ServiceContent;
