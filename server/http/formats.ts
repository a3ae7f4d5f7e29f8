import { isDay } from '#domain/dates';
import { isEmail } from '#domain/email';
import { pixKindOf } from '#domain/pix-key';
import { isCnpj, isCpf } from '#domain/tax-id';
import { isTimeZone } from '#domain/time-zone';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const instant = /^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

export const isUuid = (text: string): boolean => uuid.test(text);

/** Returns whether a text is an existing instant in the form the API uses: `2026-11-22T01:02:03.004Z`. */
export const isInstant = (text: string): boolean => instant.test(text) && isDay(text.slice(0, 10));

/** The formats of the contract. Requests and responses share them, so every accepted value can also be returned. */
export const formats = {
  email: isEmail,
  date: isDay,
  'date-time': isInstant,
  uuid: isUuid,
  cnpj: isCnpj,
  cpf: isCpf,
  'tax-id': (text: string) => isCpf(text) || isCnpj(text),
  'pix-key': (text: string) => pixKindOf(text) !== undefined,
  'time-zone': isTimeZone,
  password: true,
} as const;
