import type { Schema } from '#openapi/operations';
import { type DemoCast, dayMs, instantAt, type Where } from '../kernel/demo-cast.ts';
import { newId } from '../kernel/ids.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { wabaKeys } from './queries.ts';
import { wholePhone, writePhones } from './rules.ts';

interface DemoWaba
  extends Pick<NewRow<'wabas'>, 'name' | 'waba_id' | 'review' | 'verification' | 'is_active' | 'notes'> {
  unit: Where;
  phones: Schema<'NewWabaPhone'>[];
}

const known: readonly DemoWaba[] = [
  {
    name: 'Atendimento a clientes',
    waba_id: '102290129340398',
    unit: 'matriz',
    review: 'approved',
    verification: 'verified',
    phones: [
      {
        number: '+551187654321',
        phone_number_id: '106540352242922',
        verified_name: 'Trama Atendimento',
        quality: 'green',
        verification: 'verified',
        messaging_limit: '10k',
        status: 'connected',
      },
      {
        number: '+551132145600',
        phone_number_id: '106540352242930',
        verified_name: 'Trama Automação',
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
    review: 'approved',
    verification: 'pending',
    phones: [
      {
        number: '+5519991234567',
        phone_number_id: '106540352242977',
        verified_name: 'Trama Financeiro',
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
    review: 'pending',
    verification: 'not_verified',
    phones: [{ number: '+5581988887777', verified_name: 'Trama Recife' }],
  },
];

/** WhatsApp accounts of the demonstration: one that does well, one in trouble, one that has just begun. */
export async function insertWabas(tx: Tx, { units, now }: DemoCast): Promise<void> {
  for (const [index, { unit, phones, ...facts }] of known.entries()) {
    const [id, at] = [newId(), instantAt(now - (90 - 30 * index) * dayMs)];
    const marks = { unit_id: units[unit], is_sample: true, created_at: at, updated_at: at };
    await tx
      .insertInto('wabas')
      .values({ id, ...facts, ...wabaKeys(facts, phones), ...marks })
      .execute();
    await writePhones(tx, id, phones.map(wholePhone));
  }
}
