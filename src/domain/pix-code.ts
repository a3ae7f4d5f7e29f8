/** The data of a Pix payment code. */
export interface PixRequest {
  /** In the form that Pix stores keys: digits of a CPF or CNPJ, `+55…`, an e-mail in lower case, or a random key. */
  key: string;
  receiver: string;
  city: string;
  /** Omitted if the payer chooses the amount. */
  amount_cents?: number;
  /** Returned with the payment: at most 25 letters and digits. */
  reference?: string;
}

const maxReferenceLength = 25;

/** Reduces a text to the characters that every bank accepts: no accents, only letters, digits and a few signs. */
const toPlainText = (text: string, maxLength: number) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

const formatField = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Computes the CRC-16/CCITT-FALSE of an ASCII text as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Creates the copy-and-paste code (BR Code) that the payer enters in a bank app. */
export function createPixCode({ key, receiver, city, amount_cents, reference = '' }: PixRequest): string {
  const code = [
    formatField('00', '01'),
    formatField('26', formatField('00', 'br.gov.bcb.pix') + formatField('01', key)),
    formatField('52', '0000'),
    formatField('53', '986'),
    amount_cents === undefined
      ? ''
      : formatField('54', `${Math.floor(amount_cents / 100)}.${String(amount_cents % 100).padStart(2, '0')}`),
    formatField('58', 'BR'),
    formatField('59', toPlainText(receiver, 25) || 'NAO INFORMADO'),
    formatField('60', toPlainText(city, 15) || 'BRASIL'),
    formatField('62', formatField('05', reference.replace(/[^A-Za-z0-9]/g, '').slice(0, maxReferenceLength) || '***')),
    '6304',
  ].join('');
  return code + crc16(code);
}
