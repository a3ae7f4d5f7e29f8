import { people } from '../kit/testing/story-people';
import type { Waba } from './data/facts';

const idOf = (count: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f${String(count).padStart(2, '0')}`;

/** Who takes care of WhatsApp accounts. */
export const keeper = { ...people.admin, permissions: [...people.admin.permissions, 'view:wabas', 'manage:wabas'] };

const waba = (part: Partial<Waba> & Pick<Waba, 'id' | 'name' | 'waba_id'>): Waba => ({
  unit: people.admin.units[0] ?? null,
  currency: 'BRL',
  country: 'BR',
  time_zone: 'America/Sao_Paulo',
  ownership: 'self',
  template_namespace: '',
  templates_count: null,
  health: 'unknown',
  webhook_url: null,
  webhook_verified_on: null,
  checked_on: null,
  review: 'approved',
  verification: 'verified',
  token_last4: null,
  phone_numbers: [],
  is_active: true,
  notes: '',
  is_sample: true,
  created_at: '2026-03-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 3,
  ...part,
});

const phone = (count: number, part: Partial<Waba['phone_numbers'][number]>) => ({
  id: idOf(20 + count),
  number: `+55819888877${String(count).padStart(2, '0')}`,
  phone_number_id: null,
  verified_name: '',
  name_status: 'none' as const,
  throughput: null,
  platform: null,
  is_official: false,
  quality: 'unknown' as const,
  verification: 'not_verified' as const,
  messaging_limit: null,
  status: 'pending' as const,
  ...part,
});

/** One that does well, one in trouble, one with a long name and many numbers, and one that nobody knows much of. */
export const sampleWabas: Waba[] = [
  waba({
    id: idOf(1),
    name: 'Atendimento a clientes',
    waba_id: '102290129340398',
    token_last4: '9f3K',
    template_namespace: '0f1c6a2e_77b4_4d0e_9f6a_2f4d1c9b8e31',
    templates_count: 14,
    health: 'available',
    webhook_url: 'https://trama.example/whatsapp',
    webhook_verified_on: '2026-03-05',
    checked_on: '2026-11-20',
    phone_numbers: [
      phone(1, {
        number: '+551187654321',
        phone_number_id: '106540352242922',
        verified_name: 'Trama Atendimento',
        name_status: 'approved',
        throughput: 'high',
        platform: 'cloud_api',
        is_official: true,
        quality: 'green',
        verification: 'verified',
        messaging_limit: '10k',
        status: 'connected',
      }),
      phone(2, { number: '+551132145600', quality: 'yellow', messaging_limit: '1k', status: 'connected' }),
    ],
  }),
  waba({
    id: idOf(2),
    name: 'Cobrança',
    waba_id: '102290129340412',
    verification: 'pending_need_more_info',
    health: 'limited',
    phone_numbers: [phone(3, { number: '+5519991234567', quality: 'red', status: 'flagged' })],
  }),
  waba({
    id: idOf(3),
    name: 'Assistência técnica das filiais do Nordeste e do Centro-Oeste',
    waba_id: '102290129340455',
    verification: 'not_verified',
    review: 'pending',
    phone_numbers: Array.from({ length: 5 }, (_, index) => phone(4 + index, {})),
  }),
  waba({ id: idOf(4), name: 'Testes', waba_id: '102290129340499', unit: null, is_active: false }),
];
