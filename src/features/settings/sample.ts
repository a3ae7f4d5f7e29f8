import { people } from '../kit/story/StoryApp';
import type { Account } from './data/account';

/** An account with a phone and the second step. */
export const sampleAccount: Account = {
  id: people.admin.id,
  name: people.admin.name,
  email: people.admin.email,
  job_title: 'Diretora de operações',
  phone: '+5511987654321',
  is_phone_verified: true,
  two_step: true,
  has_password: true,
  avatar_at: null,
  preferences: { language: null, theme: null, density: null, time_zone: null },
  version: 3,
};
