import { createTranslator, IntlErrorCode } from 'use-intl/core';
import { type Language, usePreferences } from './preferences';

/** A feature's messages in every language; the English ones have the shape of the Portuguese ones. */
export type Words<Messages> = Record<Language, Messages>;

/** The same messages in another language: same keys, any text. */
export type Like<Messages> = { [Key in keyof Messages]: Messages[Key] extends string ? string : Like<Messages[Key]> };

type Translators = Partial<Record<Language, unknown>>;
const made = new WeakMap<object, Translators>();

/** A feature's translator: typed keys and arguments; an unknown key throws in development and shows itself otherwise. */
export function translator<const Messages extends Record<string, unknown>>(
  words: { 'pt-BR': Messages; en: Like<Messages> },
  language: Language,
) {
  const known = made.get(words) ?? {};
  made.set(words, known);
  known[language] ??= createTranslator({
    locale: language,
    messages: words[language] as Messages,
    onError(error) {
      if (import.meta.env?.DEV && error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) throw error;
    },
  });
  return known[language] as ReturnType<typeof createTranslator<Messages>>;
}

/** The translator of a feature's words in the language of the person. */
export const useWords = <const Messages extends Record<string, unknown>>(words: {
  'pt-BR': Messages;
  en: Like<Messages>;
}) => translator(words, usePreferences().language);
