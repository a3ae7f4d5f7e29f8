import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** The shape of all texts, as pt-BR lays it down. */
export type Words = typeof ptBR;

export type Language = 'pt-BR' | 'en';

export const languageOf = (words: Words): Language => (words === en ? 'en' : 'pt-BR');
export const wordsIn = (language: Language): Words => (language === 'en' ? en : ptBR);

/** The words that an `Accept-Language` header prefers: English only where it outranks Portuguese. */
export function wordsFor(header: string | undefined): Words {
  if (!header) return ptBR;
  const weight = { pt: 0, en: 0 };
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.toLowerCase().split(';');
    const language = /^\s*(pt|en)(-|\s*$)/.exec(tag)?.[1] as keyof typeof weight | undefined;
    if (!language) continue;
    const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    const value = q === undefined ? (parameters.length === 0 ? 1 : 0) : Number(q);
    if (value <= 1) weight[language] = Math.max(weight[language], value);
  }
  return weight.en > weight.pt ? en : ptBR;
}
