import { type DemoCast, type DemoUnitKey, dayMs, demoUnits, toInstant } from '../kernel/demo-cast.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { unitKeys } from './write.ts';

/** An address in one line, as it is written on a letter. */
function addressOf(line: string) {
  const [cep = '', street = '', number = '', district = '', city = '', uf = '', ibge_code = ''] = line.split(', ');
  return { cep, street, number, complement: '', district, city, uf, ibge_code };
}

const facts = {
  matriz: {
    holidays: [
      { date: '2026-01-25', name: 'Aniversário de São Paulo', scope: 'municipal', is_yearly: true },
      { date: '2026-07-09', name: 'Revolução Constitucionalista', scope: 'state', is_yearly: true },
    ],
    code: 'SPO',
    type: 'headquarters',
    tax_id: '11222333000181',
    phone: '+551132145600',
    address: addressOf(
      '04578000, Avenida Engenheiro Luís Carlos Berrini, 1376, Cidade Monções, São Paulo, SP, 3550308',
    ),
  },
  campinas: {
    holidays: [
      { date: '2026-07-09', name: 'Revolução Constitucionalista', scope: 'state', is_yearly: true },
      { date: '2026-12-08', name: 'Nossa Senhora da Conceição', scope: 'municipal', is_yearly: true },
    ],
    code: 'VCP',
    tax_id: '11222333000262',
    phone: '+551937085500',
    address: addressOf(
      '13086902, Rodovia Dom Pedro I, km 143, Parque Rural Fazenda Santa Cândida, Campinas, SP, 3509502',
    ),
  },
  recife: {
    holidays: [
      { date: '2026-03-06', name: 'Data Magna de Pernambuco', scope: 'state', is_yearly: true },
      { date: '2026-06-24', name: 'São João', scope: 'municipal', is_yearly: true },
      { date: '2026-07-16', name: 'Nossa Senhora do Carmo', scope: 'municipal', is_yearly: true },
    ],
    code: 'REC',
    tax_id: '11222333000343',
    phone: '+558134210900',
    address: addressOf('50030230, Cais do Apolo, 222, Recife, Recife, PE, 2611606'),
    time_zone: 'America/Recife',
  },
} as const satisfies Record<DemoUnitKey, unknown>;

/** The units of the demonstration: branches below the headquarters. */
export async function insertUnits(tx: Tx, { units, now }: DemoCast): Promise<void> {
  const created_at = toInstant(now - 240 * dayMs);
  const rows = (Object.entries(demoUnits) as [DemoUnitKey, string][]).map(([key, name]): NewRow<'units'> => {
    const { address, holidays, ...known } = facts[key];
    return {
      id: units[key],
      name,
      ...known,
      ...unitKeys({ name, code: known.code, address }),
      address: JSON.stringify(address),
      holidays: JSON.stringify(holidays),
      parent_id: key === 'matriz' ? null : units.matriz,
      is_sample: true,
      created_at,
      updated_at: created_at,
    };
  });
  await tx.insertInto('units').values(rows).execute();
}
