import { type DemoCast, type DemoPersonKey, dayMs, toInstant } from '../kernel/demo-cast.ts';
import { newId } from '../kernel/ids.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { leadKeys, nextLeadCode } from './queries.ts';

interface DemoLead
  extends Pick<NewRow<'leads'>, 'name' | 'email' | 'service' | 'message' | 'status'>,
    Partial<Pick<NewRow<'leads'>, 'company' | 'phone' | 'language'>> {
  daysAgo: number;
  assignee?: DemoPersonKey;
  note?: string;
}

// Fictional people and companies, at reserved domains.
const known: readonly DemoLead[] = [
  {
    name: 'Otávio Brandão',
    company: 'Laticínios Serra Fictícia',
    email: 'otavio@serraficticia.example',
    phone: '(35) 3555-0142',
    service: 'automation',
    message:
      'A envasadora para três ou quatro vezes por turno e o operador reinicia pelo painel.\nQueremos saber o que causa a parada antes de trocar a máquina.',
    status: 'won',
    daysAgo: 40,
    assignee: 'helena',
    note: 'Visita feita. Proposta aprovada na reunião de segunda.',
  },
  {
    name: 'Lia Monteverde',
    company: 'Cerâmica Exemplo',
    email: 'lia@ceramica.example',
    service: 'data-engineering',
    message: 'Cada setor tem uma planilha de refugo e os números não batem. Como começar a juntar isso?',
    status: 'qualified',
    daysAgo: 12,
    assignee: 'rafael',
    note: 'Três linhas, dois turnos. Querem começar pela linha de revestimento.',
  },
  {
    name: 'Daniel Prates',
    email: 'daniel@prates.example',
    phone: '+55 81 95555-0198',
    service: 'iot',
    message: 'Preciso medir a temperatura de seis câmaras frias e receber um aviso quando alguma passar do limite.',
    status: 'contacted',
    daysAgo: 6,
    assignee: 'rafael',
  },
  {
    name: 'Grace Fielding',
    company: 'Northfield Sample Foods',
    email: 'grace@northfield.example',
    service: 'chatbots',
    message: 'We get the same twenty questions about orders on WhatsApp every day. Can you help us answer them?',
    language: 'en',
    status: 'new',
    daysAgo: 1,
  },
  {
    name: 'Sérgio Valadão',
    company: 'Transportes Modelo',
    email: 'sergio@transportesmodelo.example',
    service: 'crawlers',
    message: 'Queremos acompanhar o preço do frete em sites de concorrentes.',
    status: 'lost',
    daysAgo: 25,
    assignee: 'helena',
    note: 'Resolveram contratar alguém da casa.',
  },
  {
    name: 'Primeiro Lugar Garantido',
    email: 'ofertas@spam.example',
    service: 'other',
    message: 'Seu site no topo da busca em 7 dias, resultado garantido, fale agora com nosso time de especialistas!!!',
    status: 'spam',
    daysAgo: 3,
  },
];

/** The demonstration's leads, one in each status. */
export async function insertLeads(tx: Tx, { people, now }: DemoCast): Promise<void> {
  for (const { daysAgo, assignee, note, ...lead } of known) {
    const [id, at] = [newId(), toInstant(now - daysAgo * dayMs)];
    const texts = { company: '', phone: '', language: 'pt-BR' as const, ...lead };
    const marks = { is_sample: true, created_at: at, updated_at: at };
    await tx
      .insertInto('leads')
      .values({
        id,
        code: await nextLeadCode(tx),
        ...texts,
        ...leadKeys(texts),
        page: lead.service === 'other' ? '/' : `/services/${lead.service}`,
        notice_version: '2026-11-29',
        marketing: false,
        assignee_id: assignee ? people[assignee] : null,
        ...marks,
      })
      .execute();
    if (!note || !assignee) continue;
    const row = { id: newId(), lead_id: id, author_id: people[assignee], text: note, created_at: at };
    await tx.insertInto('lead_notes').values(row).execute();
  }
}
