import { type DemoCast, dayMs, instantAt } from '../kernel/demo-cast.ts';
import { newId } from '../kernel/ids.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { clientKeys } from './clients/queries.ts';

/** An address in one line, as it is written on a letter. */
function addressOf(line: string) {
  const [cep = '', street = '', number = '', district = '', city = '', uf = '', ibge_code = ''] = line.split(', ');
  return JSON.stringify({ cep, street, number, complement: '', district, city, uf, ibge_code });
}

type Facts = Pick<NewRow<'clients'>, 'name' | 'tax_id'> & Partial<NewRow<'clients'>>;

const known = [
  {
    name: 'Moinho Serra Azul Alimentos Ltda',
    trade_name: 'Serra Azul',
    tax_id: '12ABC34501DE35',
    state_registration: '110042490114',
    email: 'contato@serraazul.example',
    billing_email: 'contas@serraazul.example',
    phone: '+551938221400',
    contact_name: 'Paula Ferraz',
    address: addressOf('13092132, Rua Jasmim, 810, Chácara Primavera, Campinas, SP, 3509502'),
    payment_terms_days: 28,
    pix_key: 'contas@serraazul.example',
  },
  {
    name: 'Cervejaria Alto do Capibaribe S.A.',
    trade_name: 'Capibaribe',
    tax_id: '11444777000161',
    email: 'suprimentos@capibaribe.example',
    phone: '+558134218800',
    contact_name: 'Otávio Lins',
    address: addressOf('50030230, Cais do Apolo, 415, Recife, Recife, PE, 2611606'),
    payment_terms_days: 30,
    pix_key: '11444777000161',
  },
  {
    name: 'Metalúrgica Irmãos Vasques Ltda',
    trade_name: 'Vasques',
    tax_id: 'A1B2C3D4000193',
    email: 'financeiro@vasques.example',
    phone: '+551144557700',
    contact_name: 'Renata Vasques',
    payment_terms_days: 45,
  },
  { name: 'Usina Boa Vista Energia S.A.', tax_id: 'Q0SLFMBD7VX439', payment_terms_days: 60, status: 'blocked' },
  {
    name: 'Eletro Componentes do Brasil Ltda',
    trade_name: 'Eletro Componentes',
    tax_id: 'ABCDEFGHIJKL80',
    email: 'vendas@eletrocomponentes.example',
    notes: 'Fornecedor de sensores e painéis.',
    pix_key: '123e4567-e89b-12d3-a456-426655440000',
  },
  { name: 'Laticínios Vale do Itajaí Ltda', trade_name: 'Vale do Itajaí', tax_id: null, status: 'inactive' },
  {
    person_type: 'individual',
    name: 'Marina Toledo',
    tax_id: '52998224725',
    email: 'marina@toledo.example',
    phone: '+5511998765432',
    pix_key: '+5511998765432',
    notes: 'Consultoria de segurança de máquinas (NR-12).',
  },
] as const satisfies Partial<Facts>[];

/** Clients of the demonstration, and those it buys from. */
async function insertClients(tx: Tx, { now }: DemoCast): Promise<void> {
  const rows = (known as readonly Facts[]).map((facts, index): NewRow<'clients'> => {
    const at = instantAt(now - (220 - 20 * index) * dayMs);
    const marks = { is_sample: true, created_at: at, updated_at: at };
    return { id: newId(), person_type: 'company', ...facts, ...clientKeys(facts), ...marks };
  });
  await tx.insertInto('clients').values(rows).execute();
}

/** The finance of the demonstration. */
export async function insertFinance(tx: Tx, cast: DemoCast): Promise<void> {
  await insertClients(tx, cast);
}
