import { createTranslator, IntlErrorCode } from 'use-intl/core';
import { type Language, usePreferences } from './preferences';

/** A feature's messages in every language; English has the shape of Portuguese. */
export type Words<Messages> = Record<Language, Messages>;

/** The same messages in another language: same keys, any text. */
export type Like<Messages> = { [Key in keyof Messages]: Messages[Key] extends string ? string : Like<Messages[Key]> };

type Translators = Partial<Record<Language, unknown>>;
const made = new WeakMap<object, Translators>();

/**
 * Creates a feature's translator with typed keys and arguments; an unknown key throws in development and is shown as
 * text in production.
 */
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

/** Returns the translator of a feature's words in the person's language. */
export const useWords = <const Messages extends Record<string, unknown>>(words: {
  'pt-BR': Messages;
  en: Like<Messages>;
}) => translator(words, usePreferences().language);
