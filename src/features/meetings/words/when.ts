/** How a time is told in another zone. */
export const whenWords = {
  'pt-BR': { inZone: '{when} em {city}' },
  en: { inZone: '{when} in {city}' },
} as const;
