import type { Schema } from '#openapi/operations';
import { people } from '../kit/testing/story-people';
import type { Lead, LeadDetail } from './data/leads';

const idOf = (count: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2c${String(count).padStart(2, '0')}`;

/** Who answers leads. */
export const leadKeeper = {
  ...people.admin,
  permissions: [...people.admin.permissions, 'view:leads', 'manage:leads', 'create:projects'],
};
/** Who only reads them. */
export const leadReader = { ...people.viewer, permissions: [...people.viewer.permissions, 'view:leads'] };

const lead = (count: number, part: Partial<Lead> & Pick<Lead, 'name' | 'status'>): Lead => ({
  id: idOf(count),
  code: `CT-${String(count).padStart(4, '0')}`,
  email: `contato${count}@exemplo.example`,
  phone: '',
  company: '',
  service: 'automation',
  language: 'pt-BR',
  assignee: null,
  marketing: false,
  anonymised_at: null,
  is_sample: true,
  created_at: new Date(Date.now() - count * 90_000_000).toISOString(),
  updated_at: new Date(Date.now() - count * 80_000_000).toISOString(),
  version: 2,
  ...part,
});

const helena = { id: people.admin.id, name: people.admin.name };

/** One in each status, and one whose data were erased. */
export const sampleLeads = [
  lead(1, {
    name: 'Grace Fielding',
    company: 'Northfield Sample Foods',
    service: 'chatbots',
    language: 'en',
    status: 'new',
  }),
  lead(2, { name: 'Daniel Prates', phone: '(81) 95555-0198', service: 'iot', status: 'contacted', assignee: helena }),
  lead(3, {
    name: 'Lia Monteverde',
    company: 'Cerâmica Exemplo de Revestimentos Especiais e Porcelanatos do Interior Paulista',
    service: 'data-engineering',
    status: 'qualified',
    assignee: helena,
  }),
  lead(4, { name: 'Otávio Brandão', company: 'Laticínios Serra Fictícia', status: 'won', assignee: helena }),
  lead(5, { name: 'Sérgio Valadão', company: 'Transportes Modelo', service: 'crawlers', status: 'lost' }),
  lead(6, { name: 'Primeiro Lugar Garantido', service: 'other', status: 'spam' }),
  lead(7, { name: '', email: '', status: 'lost', anonymised_at: '2026-11-01T06:00:00.000Z' }),
] as const satisfies readonly Lead[];

/** A lead with its message. */
export const sampleLead = (of: Lead, part: Partial<LeadDetail> = {}): LeadDetail => ({
  ...of,
  message:
    'A envasadora para três vezes por turno.\nQueremos saber a causa antes de trocar a máquina: <b>https://exemplo.example</b>',
  source_page: '/services/automation',
  notice_version: '2026-11-29',
  client: null,
  project: null,
  ...part,
});

export const sampleNotes: Schema<'LeadNote'>[] = [
  {
    id: idOf(41),
    author: helena,
    text: 'Três linhas, dois turnos.\nQuerem começar pela de revestimento.',
    created_at: new Date(Date.now() - 7_200_000).toISOString(),
  },
  {
    id: idOf(40),
    author: null,
    text: 'Liguei, sem resposta.',
    created_at: new Date(Date.now() - 90_000_000).toISOString(),
  },
];
