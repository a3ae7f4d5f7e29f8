import { isEmail } from './email.ts';
import { isCnpj, isCpf } from './tax-id.ts';

export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';

const kinds: readonly [PixKeyKind, (text: string) => boolean][] = [
  ['cpf', isCpf],
  ['cnpj', isCnpj],
  ['phone', (text) => /^\+55[1-9]\d(9\d{8}|[2-5]\d{7})$/.test(text)],
  ['email', (text) => text.length <= 77 && text === text.toLowerCase() && isEmail(text)],
  ['random', (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)],
];

/** Returns the kind of a Pix key in the form that Pix stores it, or undefined if the text is no key. */
export const pixKindOf = (text: string): PixKeyKind | undefined => kinds.find(([, isKind]) => isKind(text))?.[0];
