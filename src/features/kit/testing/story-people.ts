import type { Person } from '#machines/session';

/** The people in stories, with the permissions of their roles. */
export const people = {
  admin: {
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01',
    name: 'Helena Prado',
    email: 'admin@trama.example',
    is_member: true,
    permissions: [
      'create:projects',
      'manage:projects',
      'view:dashboard',
      'view:invitations',
      'view:projects',
      'view:security',
      'view:settings',
    ],
    roles: ['admin'],
    units: [
      { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c11', name: 'Matriz São Paulo' },
      { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c12', name: 'Filial Campinas' },
    ],
  },
  viewer: {
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c05',
    name: 'Bruno Salles',
    email: 'viewer@trama.example',
    is_member: true,
    permissions: ['view:dashboard', 'view:invitations', 'view:projects', 'view:security', 'view:settings'],
    roles: ['viewer'],
    units: [],
  },
} satisfies Record<string, Person>;
