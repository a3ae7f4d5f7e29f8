import type { Schema } from '#openapi/operations';
import { people } from '../kit/testing/story-people';
import type { Seen } from './use-invitation';

/** An invitation that waits for the one who looks, except for what is told. For stories. */
export const seen = (part: Partial<Seen> = {}): Seen => ({
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c61',
  kind: 'project',
  target: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21', name: 'Esteira de inspeção por câmera' },
  email: people.viewer.email,
  role: 'contributor',
  message: 'Precisamos de você na parte elétrica do posto 2.',
  status: 'pending',
  token: 'tri_story',
  is_yours: true,
  invited_by: { name: people.admin.name },
  expires_at: new Date(Date.now() + 6 * 86_400_000).toISOString(),
  ...part,
});

const inviter = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c02', name: 'Rafael Nogueira' };

/** Invitations that wait for the person's yes: one meeting, and one that comes again. */
export const sampleInvitations: [Schema<'MeetingInvitation'>, Schema<'MeetingInvitation'>] = [
  {
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2070',
    title: 'Visita à obra',
    start_at: '2026-11-24T13:00:00.000Z',
    end_at: '2026-11-24T14:00:00.000Z',
    time_zone: 'America/Sao_Paulo',
    is_series: false,
    organizer: inviter,
    invited_by: inviter,
  },
  {
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b2071',
    title: 'Acompanhamento semanal',
    start_at: '2026-11-25T13:00:00.000Z',
    end_at: '2026-11-25T13:30:00.000Z',
    time_zone: 'America/Manaus',
    is_series: true,
    organizer: inviter,
    invited_by: inviter,
  },
];
