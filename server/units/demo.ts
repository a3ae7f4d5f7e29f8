import { type DemoCast, dayMs, demoUnits, instantAt, type Where } from '../kernel/demo-cast.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { unitKeys } from './queries.ts';

/** An address in one line, as it is written on a letter. */
function addressOf(line: string) {
  const [cep = '', street = '', number = '', district = '', city = '', uf = '', ibge_code = ''] = line.split(', ');
  return { cep, street, number, complement: '', district, city, uf, ibge_code };
}

const facts = {
  matriz: {
    code: 'SPO',
    type: 'headquarters',
    tax_id: '11222333000181',
    phone: '+551132145600',
    address: addressOf(
      '04578000, Avenida Engenheiro Luís Carlos Berrini, 1376, Cidade Monções, São Paulo, SP, 3550308',
    ),
  },
  campinas: {
    code: 'VCP',
    tax_id: '11222333000262',
    phone: '+551937085500',
    address: addressOf(
      '13086902, Rodovia Dom Pedro I, km 143, Parque Rural Fazenda Santa Cândida, Campinas, SP, 3509502',
    ),
  },
  recife: {
    code: 'REC',
    tax_id: '11222333000343',
    phone: '+558134210900',
    address: addressOf('50030230, Cais do Apolo, 222, Recife, Recife, PE, 2611606'),
    time_zone: 'America/Recife',
  },
} as const satisfies Record<Where, unknown>;

/** The units of the demonstration: branches below the headquarters. */
export async function insertUnits(tx: Tx, { units, now }: DemoCast): Promise<void> {
  const created_at = instantAt(now - 240 * dayMs);
  const rows = (Object.entries(demoUnits) as [Where, string][]).map(([key, name]): NewRow<'units'> => {
    const { address, ...known } = facts[key];
    return {
      id: units[key],
      name,
      ...known,
      ...unitKeys({ name, code: known.code, address }),
      address: JSON.stringify(address),
      parent_id: key === 'matriz' ? null : units.matriz,
      is_sample: true,
      created_at,
      updated_at: created_at,
    };
  });
  await tx.insertInto('units').values(rows).execute();
}
