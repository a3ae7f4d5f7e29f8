import { people } from '../kit/testing/StoryApp';
import type { AuditEvent } from './data/events';

/** Who reads the audit log. */
export const auditor = { ...people.admin, permissions: [...people.admin.permissions, 'view:audit'] };

const idOf = (count: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1e${String(count).padStart(2, '0')}`;
const helena = { id: people.admin.id, name: people.admin.name };
let made = 0;

const event = (part: Partial<AuditEvent>): AuditEvent => ({
  id: idOf(++made),
  name: 'Rafael Nogueira',
  actor: helena,
  verb: 'changed',
  entity: 'user',
  entity_id: idOf(70),
  subject_kind: 'user',
  subject_id: idOf(70),
  changes: [],
  address: '203.0.113.9',
  session_id: idOf(71),
  request_id: '5f0c2b1e-7c3a-4c1e-9a55-2f2a8f6a9d10',
  created_at: '2026-11-21T12:00:00.000Z',
  ...part,
});

/** A change of an account, a role given, a sign-in, one refused, an access refused, a change told by another build, and an invitation. */
export const sampleEvents = [
  event({
    changes: [
      { field: 'status', before: 'active', after: 'inactive' },
      { field: 'job_title', before: '', after: 'Gestor de projetos' },
    ],
  }),
  event({
    verb: 'granted',
    entity: 'person',
    subject_kind: 'role',
    changes: [{ field: 'role', before: null, after: 'Financeiro' }],
  }),
  event({ verb: 'signed_in', entity: 'session', subject_kind: 'access', name: helena.name }),
  event({ verb: 'refused', entity: 'session', subject_kind: 'access', actor: null, address: '2001:db8::7334' }),
  event({
    verb: 'refused',
    entity: 'operation',
    subject_kind: 'access',
    actor: { id: idOf(72), name: 'Bruno Salles' },
    name: 'listUsers',
    changes: [{ field: 'permission', before: null, after: 'view:users' }],
  }),
  event({
    verb: 'created',
    entity: 'project',
    subject_kind: 'project',
    name: 'Esteira de inspeção por câmera',
    address: null,
  }),
  event({
    verb: 'invited',
    entity: 'invitation',
    subject_kind: 'unit',
    name: 'maria@fora.example',
    changes: [{ field: 'role', before: null, after: 'member' }],
  }),
];
