import { people } from '../kit/testing/story-people';
import type { Notification } from './data/notifications';

const project = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21', code: 'PRJ-014', name: 'Esteira de inspeção por câmera' };
const step = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c31', name: 'Preparar o posto' };

const notification = (number: number, part: Partial<Notification>): Notification => ({
  id: `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f${String(number).padStart(2, '0')}`,
  kind: 'mention',
  actor: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c02', name: 'Diego Moura' },
  project,
  step,
  meeting: null,
  lead: null,
  comment_id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1e01',
  excerpt: '',
  read_at: null,
  created_at: new Date(Date.now() - number * 7_200_000).toISOString(),
  ...part,
});

/** Something of each kind, the newest first. */
export const sampleNotifications: Notification[] = [
  notification(1, { excerpt: '@Helena Prado, o laudo chegou hoje cedo. Falta a plaqueta da prensa 2.' }),
  notification(2, { kind: 'assigned', comment_id: null }),
  notification(3, {
    kind: 'meeting_invited',
    project: null,
    step: null,
    comment_id: null,
    meeting: {
      id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2001',
      name: 'Acompanhamento da célula',
      start_at: '2026-11-24T13:00:00.000Z',
      end_at: '2026-11-24T14:00:00.000Z',
      time_zone: 'America/Sao_Paulo',
      my_response: 'needs_action',
    },
  }),
  notification(4, {
    kind: 'lead_new',
    actor: null,
    project: null,
    step: null,
    comment_id: null,
    lead: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2c01', name: 'Grace Fielding' },
  }),
  notification(20, {
    kind: 'comment',
    step: null,
    actor: { id: people.viewer.id, name: people.viewer.name },
    excerpt: 'A linha 4 para na sexta. Dá tempo?',
    read_at: '2026-11-20T18:30:00.000Z',
  }),
];
