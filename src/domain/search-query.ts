import { foldText } from './search.ts';

export interface SearchQuery {
  /** The text as it was typed, trimmed. */
  text: string;
  /** The text for comparisons: no accents, lower case, single blanks. */
  folded: string;
  /** The unformatted CPF or CNPJ, if the text is a complete one. */
  taxId?: string;
  /** The amount in centavos, if the text is one with a currency sign or with centavos. */
  amountCents?: number;
}

const amountPattern = /^(R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{2}))?$/i;

/** Reads `R$ 1.234,56`, `1234,56` or `R$ 50` in centavos. A bare number is no amount: it may be part of a code. */
function readAmount(text: string): number | undefined {
  const [, sign, whole = '', cents] = amountPattern.exec(text) ?? [];
  if (whole === '' || (sign === undefined && cents === undefined)) return undefined;
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(cents ?? 0);
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** Reads what a person typed into the search. */
export function readSearchQuery(typed: string): SearchQuery {
  const text = typed.trim();
  const taxId = text.replace(/[\s./-]/g, '').toUpperCase();
  return {
    text,
    folded: foldText(text),
    taxId: /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(taxId) ? taxId : undefined,
    amountCents: readAmount(text),
  };
}
