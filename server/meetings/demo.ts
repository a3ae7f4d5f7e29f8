import { addDays, type Day, dayOf } from '#domain/dates';
import type { MeetingRepeat } from '#domain/meeting-repeat';
import { instantAt as wallInstant } from '#domain/meeting-time';
import { isWorkingDay } from '#domain/working-days';
import type { Schema } from '#openapi/operations';
import { type DemoCast, type DemoPersonKey, type DemoUnitKey, dayMs, toInstant } from '../kernel/demo-cast.ts';
import { newId } from '../kernel/ids.ts';
import type { NewRow, Row, Tx } from '../kernel/store/tables.ts';
import { beginSeries } from './planning.ts';
import { meetingKeys } from './queries.ts';

interface DemoMeeting {
  title: string;
  /** In working days from today; `today` is today, whatever day it is. */
  on: number | 'today';
  at: string;
  minutes: number;
  /** For how many weeks it comes again. */
  weeks?: number;
  organizer: DemoPersonKey;
  attendees: Partial<Record<DemoPersonKey, Schema<'MeetingResponse'>>>;
  guest?: { name: string; email: string; response: Schema<'MeetingResponse'> };
  /** Where it stands while it is still to come, and once it is over. */
  status?: Schema<'MeetingStatus'>;
  ended?: Schema<'MeetingStatus'>;
  description?: string;
  location?: string;
  isOnline?: boolean;
  project?: string;
  client?: string;
  where?: DemoUnitKey;
  isPrivate?: boolean;
  agenda?: [title: string, minutes: number, owner: DemoPersonKey | null, notes?: string][];
  notes?: string;
  /** What came of it: who does it, in how many days from the meeting, whether it is done. */
  outcomes?: [text: string, who: DemoPersonKey | null, days: number, isDone?: boolean][];
}

const [cell, camera, telemetry] = [
  'Célula robotizada de paletização',
  'Esteira de inspeção por câmera',
  'Telemetria das câmaras frias',
];
const paula = { name: 'Paula Ferraz', email: 'contato@serraazul.example' };
const team = { helena: 'accepted', rafael: 'accepted', tiago: 'accepted' } as const;

/** Two weeks of meetings, the one that goes and the one that comes. */
const known: DemoMeeting[] = [
  {
    title: 'Semana das obras',
    on: -5,
    at: '08:30',
    minutes: 30,
    organizer: 'helena',
    attendees: { rafael: 'accepted', tiago: 'accepted', beatriz: 'needs_action' },
    where: 'matriz',
    location: 'Sala Ipê, 12º andar',
    isOnline: true,
    weeks: 10,
    agenda: [
      ['O que travou', 10, 'rafael'],
      ['Quem precisa de ajuda', 10, null],
      ['Entregas da semana', 10, 'tiago'],
    ],
    notes: 'Guindaste confirmado para quinta. Falta a ART da célula.',
  },
  {
    title: 'Visita ao Moinho Serra Azul',
    on: -4,
    at: '14:00',
    minutes: 120,
    organizer: 'rafael',
    attendees: { tiago: 'accepted' },
    guest: { ...paula, response: 'accepted' },
    project: cell,
    client: 'Moinho Serra Azul Alimentos Ltda',
    where: 'campinas',
    location: 'Moinho Serra Azul, Campinas',
    agenda: [
      ['Espaço para a célula', 40, 'rafael', 'Medir o pé-direito de novo perto da viga.'],
      ['Cercas e cortinas de luz', 40, 'tiago'],
      ['Datas da parada', 20, null],
    ],
    notes: 'Paula pediu o arranjo com a segunda esteira. Parada possível só aos sábados.',
    outcomes: [
      ['Enviar o arranjo com a segunda esteira', 'rafael', 10],
      ['Confirmar o sábado da parada com a Paula', 'tiago', 2, true],
    ],
  },
  {
    title: 'Revisão das imagens rotuladas',
    on: -3,
    at: '10:00',
    minutes: 60,
    organizer: 'rafael',
    attendees: { tiago: 'accepted', helena: 'declined' },
    project: camera,
    isOnline: true,
  },
  {
    title: 'Proposta para a Usina Boa Vista',
    on: -2,
    at: '15:00',
    minutes: 60,
    organizer: 'helena',
    attendees: { camila: 'accepted' },
    client: 'Usina Boa Vista Energia S.A.',
    ended: 'no_show',
    isOnline: true,
    notes: 'Ninguém da usina entrou. Ligar na segunda.',
  },
  {
    title: 'Fechamento do mês',
    on: -1,
    at: '09:30',
    minutes: 60,
    organizer: 'camila',
    attendees: { helena: 'accepted' },
    where: 'matriz',
    location: 'Sala Jatobá',
  },
  {
    title: 'Parada programada: acompanhamento remoto',
    on: 'today',
    at: '20:00',
    minutes: 60,
    organizer: 'tiago',
    attendees: { rafael: 'accepted', helena: 'tentative' },
    project: telemetry,
    isOnline: true,
    description: 'Troca do concentrador da câmara 2 com a planta parada.',
  },
  {
    title: 'Acompanhamento da célula de paletização',
    on: 0,
    at: '10:00',
    minutes: 60,
    organizer: 'rafael',
    attendees: team,
    guest: { ...paula, response: 'needs_action' },
    status: 'confirmed',
    project: cell,
    client: 'Moinho Serra Azul Alimentos Ltda',
    where: 'matriz',
    location: 'Sala Ipê, 12º andar',
    isOnline: true,
    agenda: [
      ['Prazo da montagem', 20, 'rafael'],
      ['Compra do segundo robô', 20, 'helena'],
      ['Riscos', 20, null],
    ],
  },
  {
    title: 'Conversa sobre cargos e salários',
    on: 1,
    at: '16:00',
    minutes: 45,
    organizer: 'helena',
    attendees: { rafael: 'accepted' },
    project: cell,
    isPrivate: true,
    location: 'Sala da diretoria',
  },
  {
    title: 'Treino do modelo de defeitos',
    on: 1,
    at: '14:00',
    minutes: 90,
    organizer: 'tiago',
    attendees: { rafael: 'tentative', beatriz: 'accepted' },
    project: camera,
    where: 'campinas',
    location: 'Laboratório',
  },
  {
    title: 'Renegociação com a Vasques',
    on: 2,
    at: '11:00',
    minutes: 60,
    organizer: 'camila',
    attendees: { helena: 'needs_action' },
    guest: { name: 'Renata Vasques', email: 'financeiro@vasques.example', response: 'tentative' },
    client: 'Metalúrgica Irmãos Vasques Ltda',
    isOnline: true,
  },
  {
    title: 'Integração do pessoal do Recife',
    on: 3,
    at: '09:00',
    minutes: 180,
    organizer: 'beatriz',
    attendees: { tiago: 'accepted', helena: 'needs_action' },
    where: 'recife',
    location: 'Filial Recife',
    status: 'cancelled',
  },
  {
    title: 'Plano do ano que vem',
    on: 4,
    at: '13:30',
    minutes: 120,
    organizer: 'helena',
    attendees: {},
    status: 'draft',
    where: 'matriz',
    notes: 'Chamar quando os números do trimestre fecharem.',
  },
];

/** The working day some working days from another; the first on or after it for none. */
function workingDay(today: Day, by: number): Day {
  let day = today;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  for (let left = Math.abs(by); left > 0; ) {
    day = addDays(day, Math.sign(by));
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

const zones: Record<DemoUnitKey, string> = {
  matriz: 'America/Sao_Paulo',
  campinas: 'America/Sao_Paulo',
  recife: 'America/Recife',
};

function statusAt(now: number, start: number, end: number, { status = 'scheduled', ended = 'completed' }: DemoMeeting) {
  if (status === 'draft' || status === 'cancelled' || now < start) return status;
  return now < end ? 'in_progress' : ended;
}

async function idsByName(tx: Tx, table: 'clients' | 'projects') {
  const rows = await tx.selectFrom(table).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

const weekly = (times: number): MeetingRepeat => ({ every: 'week', interval: 1, weekdays: [], until: null, times });

/** The meetings of the demonstration. */
export async function insertMeetings(tx: Tx, { people, units, now }: DemoCast): Promise<void> {
  const [projects, clients] = [await idsByName(tx, 'projects'), await idsByName(tx, 'clients')];
  const idOf = (ids: Map<string, string>, name: string | undefined) => {
    const id = name === undefined ? null : ids.get(name);
    if (id === undefined) throw new Error(`The demonstration has no ${name}.`);
    return id;
  };
  const today = dayOf(new Date(now), 'America/Sao_Paulo');
  const attendees: NewRow<'meeting_attendees'>[] = [];
  const outcomes: NewRow<'meeting_outcomes'>[] = [];
  const noted: NewRow<'meeting_notes'>[] = [];
  const rows = known.map((one): NewRow<'meetings'> => {
    const { title, organizer, where, location = '', on, at, guest } = one;
    const time_zone = zones[where ?? 'matriz'];
    const [hours = 0, minutes = 0] = at.split(':').map(Number);
    const day = on === 'today' ? today : workingDay(today, on);
    const start = wallInstant(day, hours * 60 + minutes, time_zone);
    const end = start + one.minutes * 60_000;
    const id = newId();
    const asked = Object.entries(one.attendees).filter(([who]) => who !== organizer);
    for (const [position, [who, response]] of asked.entries())
      attendees.push({
        id: newId(),
        meeting_id: id,
        user_id: people[who as DemoPersonKey],
        email: null,
        response,
        position,
      });
    if (guest) attendees.push({ id: newId(), meeting_id: id, user_id: null, ...guest, position: asked.length });
    for (const [index, [text, who, days, isDone]] of (one.outcomes ?? []).entries()) {
      const ended = toInstant(end);
      const doing = { done_at: isDone ? ended : null, done_by: isDone && who ? people[who] : null };
      const marks = { position: index + 1, created_by: people[organizer], created_at: ended, updated_at: ended };
      const person_id = who && people[who];
      outcomes.push({ id: newId(), meeting_id: id, text, person_id, due_date: addDays(day, days), ...doing, ...marks });
    }
    const created_at = toInstant(Math.min(start, now) - 9 * dayMs);
    if (one.notes) noted.push({ meeting_id: id, part_id: id, text: one.notes, updated_at: created_at });
    return {
      id,
      title,
      ...meetingKeys({ title, location }),
      description: one.description ?? '',
      status: statusAt(now, start, end, one),
      start_at: toInstant(start),
      end_at: toInstant(end),
      time_zone,
      location,
      conference_url: one.isOnline ? 'https://meet.example/trama' : null,
      project_id: idOf(projects, one.project),
      client_id: idOf(clients, one.client),
      unit_id: where ? units[where] : null,
      organizer_id: people[organizer],
      is_private: one.isPrivate ?? false,
      agenda: JSON.stringify(
        (one.agenda ?? []).map(([title, minutes, owner, notes = '']) => {
          const part_id = newId();
          if (notes) noted.push({ meeting_id: id, part_id, text: notes, updated_at: created_at });
          return { id: part_id, title, minutes, owner_id: owner && people[owner] };
        }),
      ),
      reminders_min: '[15]',
      is_sample: true,
      created_at,
      updated_at: created_at,
    };
  });
  await tx.insertInto('meetings').values(rows).execute();
  await tx.insertInto('meeting_notes').values(noted).execute();
  await tx.insertInto('meeting_outcomes').values(outcomes).execute();
  // Rows of one statement have the same columns.
  for (const row of attendees) await tx.insertInto('meeting_attendees').values(row).execute();
  for (const [at, { weeks }] of known.entries()) {
    const row = rows[at];
    if (weeks && row?.id)
      await beginSeries(tx, row.id, row as Row<'meetings'>, weekly(weeks), { person: null, now: toInstant(now) });
  }
  // Those of a series that are over were held.
  await tx
    .updateTable('meetings')
    .set({ status: 'completed' })
    .where('series_id', 'is not', null)
    .where('end_at', '<=', toInstant(now))
    .execute();
}
