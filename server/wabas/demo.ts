import type { Schema } from '#openapi/operations';
import { type DemoCast, type DemoUnitKey, dayMs, toInstant } from '../kernel/demo-cast.ts';
import { newId } from '../kernel/ids.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { wabaKeys } from './queries.ts';
import { wholePhone, writePhones } from './rules.ts';

interface DemoWaba
  extends Omit<
    NewRow<'wabas'>,
    'id' | 'name_key' | 'search_text' | 'unit_id' | 'checked_on' | 'is_sample' | 'created_at' | 'updated_at'
  > {
  unit: DemoUnitKey;
  phones: Schema<'NewWabaPhone'>[];
}

const usual = { currency: 'BRL', country: 'BR', time_zone: 'America/Sao_Paulo', ownership: 'self' } as const;

const known: readonly DemoWaba[] = [
  {
    name: 'Atendimento a clientes',
    waba_id: '102290129340398',
    unit: 'matriz',
    ...usual,
    template_namespace: '0f1c6a2e_77b4_4d0e_9f6a_2f4d1c9b8e31',
    templates_count: 14,
    review: 'approved',
    verification: 'verified',
    health: 'available',
    webhook_url: 'https://trama.example/whatsapp',
    webhook_verified_on: '2026-03-05',
    phones: [
      {
        number: '+551187654321',
        phone_number_id: '106540352242922',
        verified_name: 'Trama Atendimento',
        name_status: 'approved',
        throughput: 'high',
        platform: 'cloud_api',
        is_official: true,
        quality: 'green',
        verification: 'verified',
        messaging_limit: '10k',
        status: 'connected',
      },
      {
        number: '+551132145600',
        phone_number_id: '106540352242930',
        verified_name: 'Trama Automação',
        name_status: 'approved',
        throughput: 'standard',
        platform: 'cloud_api',
        quality: 'yellow',
        verification: 'verified',
        messaging_limit: '1k',
        status: 'connected',
      },
    ],
  },
  {
    name: 'Cobrança',
    waba_id: '102290129340412',
    unit: 'campinas',
    ...usual,
    templates_count: 3,
    review: 'approved',
    verification: 'pending',
    health: 'limited',
    phones: [
      {
        number: '+5519991234567',
        phone_number_id: '106540352242977',
        verified_name: 'Trama Financeiro',
        name_status: 'pending_review',
        throughput: 'standard',
        platform: 'cloud_api',
        quality: 'red',
        verification: 'verified',
        messaging_limit: '250',
        status: 'flagged',
      },
    ],
    notes: 'Qualidade em queda desde o envio em massa de outubro.',
  },
  {
    name: 'Assistência técnica Nordeste',
    waba_id: '102290129340455',
    unit: 'recife',
    ...usual,
    time_zone: 'America/Recife',
    review: 'pending',
    verification: 'not_verified',
    phones: [{ number: '+5581988887777', verified_name: 'Trama Recife' }],
  },
];

/** WhatsApp accounts of the demonstration: one that does well, one in trouble, one that has just begun. */
export async function insertWabas(tx: Tx, { units, now }: DemoCast): Promise<void> {
  for (const [index, { unit, phones, ...facts }] of known.entries()) {
    const [id, at] = [newId(), toInstant(now - (90 - 30 * index) * dayMs)];
    const checked_on = index < 2 ? toInstant(now - (3 + 40 * index) * dayMs).slice(0, 10) : null;
    const marks = { unit_id: units[unit], checked_on, is_sample: true, created_at: at, updated_at: at };
    await tx
      .insertInto('wabas')
      .values({ id, ...facts, ...wabaKeys(facts, phones), ...marks })
      .execute();
    await writePhones(tx, id, phones.map(wholePhone));
  }
}
