export type Language = 'pt-BR' | 'en';

/** A text that is rendered once the reader's language is known. */
export type LocalizedText<Said = string> = (language: Language) => Said;

type Texts<Words> = {
  [Key in keyof Words]: Words[Key] extends (...values: infer Values) => infer Said
    ? (...values: Values) => LocalizedText<Said>
    : Words[Key] extends string
      ? LocalizedText
      : Texts<Words[Key]>;
};

/** Combines the texts of both languages into one object of localized texts. */
export function combineLanguages<Words extends object>(words: Record<Language, Words>): Texts<Words> {
  const texts = Object.entries(words['pt-BR']).map(([key, source]) => {
    const textIn = (language: Language) => (words[language] as Record<string, unknown>)[key];
    if (typeof source === 'string') return [key, textIn];
    if (typeof source !== 'function') return [key, combineLanguages({ 'pt-BR': source, en: textIn('en') as object })];
    type Template = (...values: unknown[]) => unknown;
    return [
      key,
      (...values: unknown[]) =>
        (language: Language) =>
          (textIn(language) as Template)(...values),
    ];
  });
  return Object.fromEntries(texts);
}

/** Returns the preferred language of an `Accept-Language` header: English only if it outranks Portuguese. */
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
