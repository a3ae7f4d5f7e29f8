import { digitsOf, type Mask, pattern } from '../MaskedField/mask';

export type TaxIdKind = 'cpf' | 'cnpj' | 'either';

const cpf = '000.000.000-00';
const cnpj = '00.000.000/0000-00';

/** A pasted number with its label in front. */
const named = /^\s*(cpf|cnpj)\b[^0-9a-z]*/i;

/** Returns the mask of a CPF's 11 digits or a CNPJ's 14 letters and digits. It does not validate. */
export function taxIdMask(kind: TaxIdKind): Mask {
  return {
    keep: (text) => {
      const bare = text.replace(named, '');
      return kind === 'cpf'
        ? digitsOf(bare).slice(0, 11)
        : bare
            .toUpperCase()
            .replace(/[^0-9A-Z]/g, '')
            .slice(0, 14);
    },
    write: (kept) => {
      const isCpf = kind === 'cpf' || (kind === 'either' && kept.length <= 11 && !/[A-Z]/.test(kept));
      return pattern(kept, isCpf ? cpf : cnpj);
    },
  };
}
