const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
// A CNPJ has had letters since July 2026: each counts as its place in ASCII, from `0` on.
const worth = (character: string) => character.charCodeAt(0) - 48;

/** One of the two digits at the end that the characters before it give, by modulo 11. */
const checkDigit = (characters: string) => {
  const from = weights.slice(-characters.length);
  const sum = [...characters].reduce((total, character, index) => total + worth(character) * (from[index] ?? 0), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

/** Whether a text is a CNPJ without marks, in capitals, whose check digits hold (IN RFB 2.229/2024). */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^0+$/.test(text)) return false;
  return [12, 13].every((length) => checkDigit(text.slice(0, length)) === Number(text[length]));
}

/** Whether a text is a CPF without marks whose check digits hold; one digit repeated is nobody's. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return [9, 10].every((length) => {
    const sum = [...text.slice(0, length)].reduce((total, digit, at) => total + Number(digit) * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === Number(text[length]);
  });
}

/** A CPF or CNPJ with its marks; what is none, or masked, as it is. */
export const writtenTaxId = (text: string) =>
  text.length === 11
    ? text.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
    : text.replace(/^(.{2})(.{3})(.{3})(.{4})(\d{2})$/, (all, ...part) =>
        all.includes('*') ? all : `${part[0]}.${part[1]}.${part[2]}/${part[3]}-${part[4]}`,
      );

/** A CPF as those see it who may not: `***.982.247-**`. */
export const maskedCpf = (text: string) => `***.${text.slice(3, 6)}.${text.slice(6, 9)}-**`;
