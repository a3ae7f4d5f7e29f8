export type Language = 'pt-BR' | 'en';

/** Something that is said, once it is known in which language. */
export type Text<Said = string> = (language: Language) => Said;

type Texts<Words> = {
  [Key in keyof Words]: Words[Key] extends (...values: infer Values) => infer Said
    ? (...values: Values) => Text<Said>
    : Words[Key] extends string
      ? Text
      : Texts<Words[Key]>;
};

/** An area's words in both languages as one: each waits for the language of whoever is told. */
export function bilingual<Words extends object>(words: Record<Language, Words>): Texts<Words> {
  const texts = Object.entries(words['pt-BR']).map(([key, source]) => {
    const inBoth = (language: Language) => (words[language] as Record<string, unknown>)[key];
    if (typeof source === 'string') return [key, inBoth];
    if (typeof source !== 'function') return [key, bilingual({ 'pt-BR': source, en: inBoth('en') as object })];
    type Say = (...values: unknown[]) => unknown;
    return [
      key,
      (...values: unknown[]) =>
        (language: Language) =>
          (inBoth(language) as Say)(...values),
    ];
  });
  return Object.fromEntries(texts);
}

/** The language that an `Accept-Language` header prefers: English only where it outranks Portuguese. */
export function languageFor(header: string | undefined): Language {
  if (!header) return 'pt-BR';
  const weight = { pt: 0, en: 0 };
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.toLowerCase().split(';');
    const language = /^\s*(pt|en)(-|\s*$)/.exec(tag)?.[1] as keyof typeof weight | undefined;
    if (!language) continue;
    const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    const value = q === undefined ? (parameters.length === 0 ? 1 : 0) : Number(q);
    if (value <= 1) weight[language] = Math.max(weight[language], value);
  }
  return weight.en > weight.pt ? 'en' : 'pt-BR';
}
