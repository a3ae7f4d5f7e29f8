import type { ptBR } from './pt-BR.ts';

const people = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'person' : 'people'}`;
const inRoles = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'role' : 'roles'}`;

/** What roles and permissions say, in English. */
export const en: typeof ptBR = {
  notHeld: (code) => `You can only give or remove permissions you have yourself: ${code} is missing.`,
  viewNotHeld: (code) =>
    `To view Trama as another person or role, you must have every permission it would show. You lack the permission ${code}.`,
  viewOwn: 'You already view Trama as yourself.',
  unknownGrant: 'User or role not found',
  unknownPermission: (code) => `There is no permission ${code}.`,
  lastAdministrator: 'Trama needs at least one administrator. Give someone else that role first.',
  roleCodeTaken: 'A role with this code already exists.',
  permissionCodeTaken: 'A permission with this code already exists.',
  roleInUse: (count) =>
    `Used by ${people(count)}. Remove the role from ${count === 1 ? 'that person' : 'them'} before you delete it.`,
  permissionInUse: (count) => `Used in ${inRoles(count)}. Remove it from there before you delete it.`,
  roleProtected: 'This role is part of Trama: its code and name stay as they are, and it cannot be deleted.',
  adminProtected: 'The administration role always has every permission.',
  permissionProtected: 'This permission is part of Trama and stays as it is.',
  tooManyRoles: (most) => `The limit is ${most} roles. Delete one first.`,
  tooManyPermissions: (most) => `The limit is ${most} custom permissions. Delete one first.`,
  missing: { person: 'Person not found', role: 'Role not found', permission: 'Permission not found' },
  fields: {
    permissions: 'The list of permissions',
    userId: 'The person',
    roles: 'The list of roles',
    id: 'The identifier',
  },
};
