const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
// A CNPJ may contain letters since July 2026: each counts as its ASCII offset from `0`.
const characterValue = (character: string) => character.charCodeAt(0) - 48;

/** Computes one of the two check digits from the characters before it, by modulo 11. */
const checkDigit = (characters: string) => {
  const factors = weights.slice(-characters.length);
  const sum = [...characters].reduce(
    (total, character, index) => total + characterValue(character) * (factors[index] ?? 0),
    0,
  );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

/** Returns whether a text is an unformatted CNPJ in capitals with valid check digits (IN RFB 2.229/2024). */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^0+$/.test(text)) return false;
  return [12, 13].every((length) => checkDigit(text.slice(0, length)) === Number(text[length]));
}

/** Returns whether a text is an unformatted CPF with valid check digits. One repeated digit is never issued. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return [9, 10].every((length) => {
    const sum = [...text.slice(0, length)].reduce((total, digit, at) => total + Number(digit) * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === Number(text[length]);
  });
}

/** Formats a CPF or CNPJ; other and masked texts are returned unchanged. */
export const formatTaxId = (text: string) =>
  text.length === 11
    ? text.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
    : text.replace(/^(.{2})(.{3})(.{3})(.{4})(\d{2})$/, (all, ...part) =>
        all.includes('*') ? all : `${part[0]}.${part[1]}.${part[2]}/${part[3]}-${part[4]}`,
      );

/** Masks a CPF for readers without access to personal data: `***.982.247-**`. */
export const maskCpf = (text: string) => `***.${text.slice(3, 6)}.${text.slice(6, 9)}-**`;
