import type { MemberRole } from '#domain/access';
import type { Schema } from '#openapi/operations';
import { people } from '../../kit/testing/StoryApp';
import { sampleProject } from '../sample';
import type { Member } from './rules';

const id = (number: number) => `0198f6a2-5c1e-7b70-9d3e-4f6d2a9b1c${String(number).padStart(2, '0')}`;

const member = (number: number, name: string, email: string, role: MemberRole, isYou = false): Member => ({
  id: id(number),
  user: { id: isYou ? people.admin.id : id(number + 50), name, email },
  role,
  is_you: isYou,
  joined_at: '2026-11-03T12:00:00.000Z',
});

/** One of each role, the first of them the one who looks. For stories. */
export const sampleMembers: Member[] = [
  member(1, people.admin.name, people.admin.email, 'owner', true),
  member(2, 'Rafael Nogueira', 'manager@trama.example', 'manager'),
  member(3, 'Marina Tavares', 'member@trama.example', 'contributor'),
  member(4, 'Maximiliano Albuquerque Cavalcanti de Vasconcelos', 'max.albuquerque@trama.example', 'checker'),
  member(5, people.viewer.name, people.viewer.email, 'viewer'),
];

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const invitation = (number: number, part: Partial<Schema<'Invitation'>>): Schema<'Invitation'> => ({
  id: id(number),
  kind: 'project',
  target: { id: sampleProject.id, name: sampleProject.name },
  email: 'bruna@trama.example',
  role: 'contributor',
  message: '',
  status: 'pending',
  token: `tri_${number}`,
  accept_url: `https://trama.example/invitations/tri_${number}`,
  invited_by: { id: people.admin.id, name: people.admin.name },
  created_at: at(-20),
  expires_at: at(148),
  responded_at: null,
  resent_at: null,
  resend_count: 0,
  delivery: { status: 'sent', at: at(-20) },
  ...part,
});

const over = { token: null, accept_url: null } as const;

/** Invitations in each status. For stories. */
export const sampleInvitations: Schema<'Invitation'>[] = [
  invitation(11, { resend_count: 2, resent_at: at(-2) }),
  invitation(12, { email: 'caio@fornecedor.example', status: 'expired', expires_at: at(-30), role: 'viewer' }),
  invitation(13, { email: 'marina@trama.example', status: 'accepted', responded_at: at(-50), ...over }),
  invitation(14, { email: 'otavio@trama.example', status: 'rejected', responded_at: at(-60), ...over }),
  invitation(15, { email: 'livia@trama.example', status: 'cancelled', ...over }),
];
