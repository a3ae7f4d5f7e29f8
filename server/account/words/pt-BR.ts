/** What is said of one's own account, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  picture: {
    notAPicture: 'Envie uma imagem PNG, JPEG ou WebP.',
    size: 'Cada lado da imagem precisa ter entre 16 e 1.024 pixels.',
    metadata:
      'O arquivo traz mais do que a imagem, como o lugar em que foi tirada ou uma animação. Salve-o sem esses dados e envie de novo.',
  },
  tooManyRequests: (most: number) => `Você já tem ${most} pedidos em aberto. Espere a resposta de um deles.`,
  requestClosed: 'Este pedido já foi respondido.',
  mail: {
    requestAnswered: (name: string, answer: string) => ({
      subject: 'Seu pedido sobre os seus dados foi respondido',
      text: `Olá, ${name}.\n\nSeu pedido sobre os seus dados na Trama foi respondido:\n\n${answer}\n\nO pedido e a resposta ficam em “Minha Conta”.`,
    }),
  },
  missing: {
    privacyRequest: 'Pedido não encontrado',
    avatar: 'Esta pessoa não tem foto.',
  },
  fields: {
    language: 'O idioma',
    kind: 'O tipo',
    note: 'O texto',
    answer: 'A resposta',
    document: 'O documento',
    is_given: 'A concordância',
    theme: 'O tema',
    density: 'O espaço entre linhas',
    time_zone: 'O fuso horário',
  } as Record<string, string>,
};
