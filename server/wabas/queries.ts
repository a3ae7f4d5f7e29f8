import { sql } from 'kysely';
import { formatPhone, ninthDigitVariants } from '#domain/phone';
import { foldText } from '#domain/search';
import type { Ask, Schema } from '#openapi/operations';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import type { Db, Row } from '../kernel/store/tables.ts';

type Phone = Pick<Schema<'NewWabaPhone'>, 'number' | 'verified_name'>;

/** What lists compare in place of an account's own texts: each of its numbers as people may look for it. */
export function wabaKeys({ name, waba_id }: Pick<Row<'wabas'>, 'name' | 'waba_id'>, phones: readonly Phone[]) {
  const numbers = phones.flatMap(({ number, verified_name = '' }) => [
    verified_name,
    ...ninthDigitVariants(number).flatMap((each) => [each, formatPhone(each)]),
  ]);
  return { name_key: foldText(name), search_text: foldText([name, waba_id, ...numbers].join(' ')) };
}

const phones = sql<Schema<'WabaPhone'>[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'number', p.number, 'phone_number_id', p.phone_number_id,
    'verified_name', p.verified_name, 'name_status', p.name_status, 'quality', p.quality,
    'verification', p.verification, 'messaging_limit', p.messaging_limit, 'throughput', p.throughput,
    'platform', p.platform, 'is_official', p.is_official, 'status', p.status) order by p.position), '[]')
  from waba_phones p where p.account_id = w.id)`;

/** All accounts, each with its unit and its numbers. The token stays in the store. */
export const wabas = (db: Db) =>
  db
    .selectFrom('wabas as w')
    .leftJoin('units as n', 'n.id', 'w.unit_id')
    .select(['w.id', 'w.waba_id', 'w.name', 'w.name_key', 'w.unit_id', 'w.review', 'w.verification', 'w.token_last4'])
    .select(['w.currency', 'w.country', 'w.time_zone', 'w.ownership', 'w.template_namespace', 'w.templates_count'])
    .select(['w.health', 'w.webhook_url', 'w.webhook_verified_on', 'w.checked_on'])
    .select(['w.is_active', 'w.notes', 'w.is_sample', 'w.created_at', 'w.updated_at', 'w.version'])
    .select(['n.name as unit_name', phones.as('phone_numbers')]);

type WabaRow = Awaited<ReturnType<ReturnType<typeof wabas>['executeTakeFirstOrThrow']>>;

/** The accounts that a list asks for. */
export function wabasAsked(
  db: Db,
  { search = '', quality = [], verification = [], ...only }: Ask<'listWabas'>['query'],
) {
  let wanted = wabas(db);
  if (quality.length > 0)
    wanted = wanted.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('waba_phones as q')
          .whereRef('q.account_id', '=', 'w.id')
          .where('q.quality', 'in', [...new Set(quality)].sort()),
      ),
    );
  if (verification.length > 0) wanted = wanted.where('w.verification', 'in', [...new Set(verification)].sort());
  if (only.unit_id !== undefined) wanted = wanted.where('w.unit_id', '=', only.unit_id);
  if (only.is_active !== undefined) wanted = wanted.where('w.is_active', '=', only.is_active);
  if (search) wanted = wanted.where(matchesSearchInSql('w.search_text', search));
  return wanted;
}

/** An account as the contract shows it. */
export const serializeWaba = ({ name_key: _, unit_id, unit_name, ...waba }: WabaRow): Schema<'Waba'> => ({
  ...waba,
  unit: unit_id ? { id: unit_id, name: unit_name ?? '' } : null,
});
