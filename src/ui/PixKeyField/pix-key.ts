export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';

/** A key as Pix stores it: tax ids without separators, phones as E.164, e-mails and random keys in lower case. */
export interface PixKey {
  kind: PixKeyKind;
  key: string;
}

export interface PixReading {
  /** Possible keys; two if 11 digits can be a CPF or a mobile number. */
  may: PixKey[];
}

const uuid = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const cpfMarks = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;
/** Valid area codes: 52 does not exist, so 11 digits that start with it are not a phone number. */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
const mobile = new RegExp(`^${area}9\\d{8}$`);
const phone = new RegExp(`^${area}(?:9\\d{8}|[2-5]\\d{7})$`);

function uuidOf(text: string) {
  const bare = text.toLowerCase().replace(/-/g, '');
  return [bare.slice(0, 8), bare.slice(8, 12), bare.slice(12, 16), bare.slice(16, 20), bare.slice(20)].join('-');
}

/** Detects the kind of a Pix key by its shape, without verifying check digits. */
export function readPixKey(typed: string): PixReading {
  const text = typed.trim();
  const one = (kind: PixKeyKind, key: string): PixReading => ({ may: [{ kind, key }] });

  if (text.includes('@')) return email.test(text) && text.length <= 77 ? one('email', text.toLowerCase()) : { may: [] };
  if (uuid.test(text)) return one('random', uuidOf(text));

  const digits = text.replace(/\D/g, '');
  const bare = text.replace(/[\s./-]/g, '').toUpperCase();
  if (/^[\d\s()+-]+$/.test(text) && /^\+|\(/.test(text)) {
    const national = text.startsWith('+') || digits.length > 11 ? digits.replace(/^55/, '') : digits;
    return phone.test(national) && (!text.startsWith('+') || digits.startsWith('55'))
      ? one('phone', `+55${national}`)
      : { may: [] };
  }
  if (bare.startsWith('55') && mobile.test(bare.slice(2))) return one('phone', `+${bare}`);
  if (cpfMarks.test(text)) return one('cpf', digits);
  if (/^[0-9A-Z]{12}\d{2}$/.test(bare)) return one('cnpj', bare);
  if (/^\d{11}$/.test(bare)) {
    const cpf: PixKey = { kind: 'cpf', key: bare };
    return { may: mobile.test(bare) ? [cpf, { kind: 'phone', key: `+55${bare}` }] : [cpf] };
  }
  return { may: [] };
}
