import { addDays, dayOf } from '#domain/dates';
import { people } from '../kit/testing/story-people';
import type { Member, Project, ProjectRow, Step, SubStep } from './data/queries';

const [helena, bruno] = [
  { id: people.admin.id, name: people.admin.name },
  { id: people.viewer.id, name: people.viewer.name },
];
const today = dayOf(new Date());
const stamps = { created_at: '2026-11-02T12:00:00.000Z', updated_at: '2026-11-20T18:30:00.000Z', version: 1 };
let count = 0;
const id = () => `0198f6a2-5c1e-7b70-9d3e-${(count++).toString(16).padStart(12, '0')}`;

const row = (part: Partial<ProjectRow>): ProjectRow => ({
  id: id(),
  code: `PRJ-${String(count).padStart(3, '0')}`,
  name: 'Projeto',
  description: '',
  status: 'active',
  dead_line: addDays(today, 12),
  unit: people.admin.units[0] ?? null,
  owner: helena,
  my_role: 'owner',
  progress: { done: 3, total: 8 },
  members_count: 3,
  is_template: false,
  is_sample: true,
  ...stamps,
  ...part,
});

/** Projects in every status, one of them late, one with a name too long for its place. For stories. */
export const sampleRows: ProjectRow[] = [
  row({ name: 'Esteira de inspeção por câmera' }),
  row({ name: 'Telemetria das câmaras frias', dead_line: addDays(today, -3), progress: { done: 4, total: 9 } }),
  row({ name: 'Coleta de preços de insumos', status: 'on_hold', dead_line: null, owner: bruno }),
  row({ name: 'Previsão de parada dos compressores', status: 'planning', progress: { done: 0, total: 6 }, unit: null }),
  row({ name: 'Migração do supervisório', status: 'completed', progress: { done: 8, total: 8 } }),
  row({
    name: 'Reengenharia do sistema supervisório da estação de tratamento de efluentes da unidade de Jaboatão dos Guararapes',
    status: 'cancelled',
  }),
];

const subStep = (name: string, isDone = false): SubStep => ({
  id: id(),
  step_id: id(),
  name,
  description: '',
  status: isDone,
  position: count,
  completed_at: isDone ? '2026-11-20T18:30:00.000Z' : null,
  completed_by: isDone ? helena : null,
  ...stamps,
});

/** A step of which only some things matter. */
export const sampleStep = (part: Partial<Step>): Step => ({
  id: id(),
  project_id: id(),
  name: 'Etapa',
  description: '',
  status: 'todo',
  start_date: null,
  due_date: null,
  assignee: null,
  priority: 'none',
  blocked_reason: null,
  depends_on: [],
  tags: [],
  repeats: null,
  followed_by: null,
  position: count,
  progress: { done: 0, total: 1 },
  sub_steps: [],
  ...stamps,
  ...part,
});

/** A project under way with steps in several statuses. For stories. */
export const sampleProject: Project = {
  ...(sampleRows[0] as ProjectRow),
  description: 'Detectar defeitos de solda na linha 3 sem parar a esteira.',
  steps: [
    sampleStep({
      name: 'Preparar o posto',
      status: 'in_progress',
      start_date: addDays(today, -9),
      assignee: helena,
      priority: 'high',
      tags: ['elétrica', 'linha 3'],
      due_date: addDays(today, -1),
      progress: { done: 1, total: 3 },
      sub_steps: [
        subStep('Medir a iluminação do posto', true),
        subStep('Escolher a câmera'),
        subStep('Aprovar a fixação com a segurança do trabalho'),
      ],
    }),
    sampleStep({
      name: 'Treinar o modelo',
      status: 'blocked',
      priority: 'urgent',
      blocked_reason: 'As imagens de novembro ainda não chegaram.',
      description: 'Aguarda as imagens de novembro.',
    }),
    sampleStep({ name: 'Comissionar', status: 'backlog', due_date: addDays(today, 40) }),
    sampleStep({ name: 'Comprar a câmera', status: 'done', progress: { done: 1, total: 1 } }),
  ],
};

/** The people of the project. For stories. */
export const sampleMembers: Member[] = [
  { person: people.admin, role: 'owner' as const },
  { person: people.viewer, role: 'contributor' as const },
].map(({ person: { id: user, name, email }, role }) => ({
  id: id(),
  user: { id: user, name, email },
  role,
  is_you: user === people.admin.id,
  joined_at: '2026-11-02T12:00:00.000Z',
}));
