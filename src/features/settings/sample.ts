import { people } from '../kit/testing/StoryApp';
import type { Account } from './data/account';
import type { PrivacyRequest } from './data/privacy';

/** An account with a phone and the second step. */
export const sampleAccount: Account = {
  id: people.admin.id,
  name: people.admin.name,
  email: people.admin.email,
  pending_email: null,
  job_title: 'Diretora de operações',
  phone: '+5511987654321',
  is_phone_verified: true,
  two_step: true,
  has_password: true,
  avatar_at: null,
  preferences: { language: null, theme: null, density: null, time_zone: null },
  version: 3,
};

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
/** An address that was asked for an hour ago and waits to be confirmed. */
export const samplePendingEmail = (): NonNullable<Account['pending_email']> => ({
  email: 'helena.prado@empresa.example',
  requested_at: inDays(-1 / 24),
  expires_at: inDays(23 / 24),
  requested_by: 'self',
});

const request = (part: Partial<PrivacyRequest>): PrivacyRequest => ({
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f01',
  person: { id: people.viewer.id, name: people.viewer.name },
  kind: 'correction',
  status: 'open',
  note: 'Meu cargo está errado.',
  answer: '',
  created_at: inDays(-17),
  due_at: inDays(-2),
  closed_at: null,
  closed_by: null,
  version: 1,
  ...part,
});

/** One that is late, one in time, one that was answered. */
export const sampleRequests = (): PrivacyRequest[] => [
  request({}),
  request({
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f02',
    person: { id: people.admin.id, name: people.admin.name },
    kind: 'portability',
    note: '',
    created_at: inDays(-3),
    due_at: inDays(12),
  }),
  request({
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f03',
    kind: 'access',
    status: 'answered',
    answer: 'Está tudo no arquivo que você pode baixar em “Minha Conta”.',
    closed_at: inDays(-10),
    closed_by: { name: people.admin.name },
    version: 2,
  }),
];
