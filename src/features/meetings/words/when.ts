/** How a time is told in another zone, and what whoever is asked answers. */
export const whenWords = {
  'pt-BR': {
    inZone: '{when} em {city}',
    answer: {
      label: 'Você vai?',
      about: 'Você vai a “{name}”?',
      accepted: 'Vou',
      tentative: 'Talvez',
      declined: 'Não vou',
    },
    answered: 'Resposta registrada',
    notAnswered: 'Sua resposta não foi registrada',
  },
  en: {
    inZone: '{when} in {city}',
    answer: {
      label: 'Are you coming?',
      about: 'Are you coming to “{name}”?',
      accepted: 'Yes',
      tentative: 'Maybe',
      declined: 'No',
    },
    answered: 'Answer saved',
    notAnswered: 'Your answer was not saved',
  },
} as const;
