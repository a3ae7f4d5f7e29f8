export default {
  inZone: '{when} em {city}',
  answer: {
    label: 'Você vai?',
    about: 'Você vai a “{name}”?',
    accepted: 'Vou',
    tentative: 'Talvez',
    declined: 'Não vou',
  },
  waits: 'Esperando o sim da pessoa',
  answered: 'Resposta registrada',
  notAnswered: 'Sua resposta não foi registrada',
} as const;
