import { foldText } from '#domain/search';
import {
  limits,
  nameStatuses,
  type PhoneFacts,
  phoneStatuses,
  phoneVerifications,
  platforms,
  qualities,
  throughputs,
} from '../data/facts';
import { wabaWords } from '../words';

/** What a file may have in its columns. */
export const columns = [
  'waba_id',
  'name',
  'number',
  'verified_name',
  'quality',
  'verification',
  'limit',
  'status',
  'phone_id',
  'name_status',
  'throughput',
  'platform',
  'official',
] as const;
type Column = (typeof columns)[number];

/** Why a line is not taken. */
export type LineFault =
  | 'noAccount'
  | 'noName'
  | 'noNumber'
  | 'repeated'
  | 'elsewhere'
  | 'quality'
  | 'verification'
  | 'limit'
  | 'status'
  | 'phone_id'
  | 'name_status'
  | 'throughput'
  | 'platform'
  | 'official'
  | 'tooManyNumbers'
  | 'tooManyLines';

/** What a column may be called in a file: by us in both languages, by Meta and by its API. */
export const headings: Record<Column, readonly string[]> = {
  waba_id: ['conta', 'account', 'waba id', 'waba_id', 'id da conta', 'account id'],
  name: ['nome da conta', 'account name', 'name', 'nome'],
  number: ['numero', 'number', 'telefone', 'phone', 'phone number', 'display_phone_number'],
  verified_name: ['nome verificado', 'verified name', 'verified_name', 'display name'],
  quality: ['qualidade', 'quality', 'quality_rating', 'quality rating'],
  verification: ['verificacao', 'verification', 'code_verification_status'],
  limit: ['limite', 'limit', 'messaging_limit', 'messaging_limit_tier', 'messaging limit'],
  status: ['situacao', 'status'],
  phone_id: ['id do numero', 'number id', 'phone_number_id', 'phone number id'],
  name_status: ['situacao do nome', 'name status', 'name_status'],
  throughput: ['mensagens por segundo', 'messages per second', 'throughput', 'throughput_level'],
  platform: ['hospedagem', 'hosting', 'platform', 'platform_type'],
  official: ['conta oficial', 'official account', 'is_official_business_account', 'oficial', 'official'],
};

/** A word as files write it: without accents and case, of `TIER_1K` and `1.000 pessoas` what counts. */
const plain = (text: string) =>
  foldText(text)
    .replace(/^tier[_ ]?/, '')
    .replace(/ (pessoas|people)$/, '')
    .replace(/[ -]/g, '_');

/** Finds which of these is meant, by its own code or by its word in either language; undefined where none is. */
function meant<Value extends string>(
  values: readonly Value[],
  words: readonly Record<Value, string>[],
  written: string,
): Value | undefined {
  const looked = plain(written);
  return values.find((value) => value === looked || words.some((of) => plain(of[value]) === looked));
}

const inBoth = <
  Key extends 'quality' | 'phoneVerification' | 'limit' | 'status' | 'nameStatus' | 'throughput' | 'platform',
>(
  key: Key,
) => [wabaWords['pt-BR'][key], wabaWords.en[key]] as const;

const answers = new Map([
  ...['sim', 'yes', 'true'].map((word) => [word, true] as const),
  ...['nao', 'no', 'false'].map((word) => [word, false] as const),
]);

/** What a line has in the columns that are known. */
export type Cells = Partial<Record<Column, string>>;

/** What a line says of a number, only what it says; or which cell is not understood. */
export function factsOf(cells: Cells): Partial<PhoneFacts> | LineFault {
  const facts: Partial<PhoneFacts> = {};
  if (cells.verified_name) facts.verified_name = cells.verified_name.slice(0, 120);
  if (cells.quality) facts.quality = meant(qualities, inBoth('quality'), cells.quality);
  if (cells.verification)
    facts.verification = meant(phoneVerifications, inBoth('phoneVerification'), cells.verification);
  if (cells.limit) facts.messaging_limit = meant(limits, inBoth('limit'), cells.limit);
  if (cells.status) facts.status = meant(phoneStatuses, inBoth('status'), cells.status);
  if (cells.name_status) facts.name_status = meant(nameStatuses, inBoth('nameStatus'), cells.name_status);
  if (cells.throughput) facts.throughput = meant(throughputs, inBoth('throughput'), cells.throughput);
  if (cells.platform) facts.platform = meant(platforms, inBoth('platform'), cells.platform);
  if (cells.official) facts.is_official = answers.get(plain(cells.official));
  if (cells.phone_id) facts.phone_number_id = /^\d{5,20}$/.test(cells.phone_id) ? cells.phone_id : undefined;
  const [unknown] = Object.entries(facts).find(([, value]) => value === undefined) ?? [];
  const names: Record<string, LineFault> = {
    messaging_limit: 'limit',
    phone_number_id: 'phone_id',
    is_official: 'official',
  };
  return unknown ? (names[unknown] ?? (unknown as LineFault)) : facts;
}
