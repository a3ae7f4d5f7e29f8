import type { ptBR } from './pt-BR.ts';

/** The same in English. */
export const en: typeof ptBR = {
  ownAccount: 'Ask another administrator to do this to your account.',
  moreAccess: 'This person can do more than you. Ask someone with the same access to change the account.',
  ownEmail: 'Change your own email under Settings › Security, with your password.',
  hiddenTaxId: 'Your account does not have the permission view:personal_data.',
  emailTaken: 'There is already an account with this email.',
  unknownRole: 'One of the roles was not found.',
  unknownUnit: 'One of the units was not found.',
  isManager: (unit) => `This person manages ${unit}. Choose someone else first.`,
  ownsAlone: (count) =>
    count === 1
      ? 'They are the only owner of one project. Hand it over before you delete them.'
      : `They are the only owner of ${count.toLocaleString('en-US')} projects. Hand them over before you delete them.`,
  missing: {
    user: 'User not found',
    session: 'Session not found',
    membership: 'This person does not belong to the unit.',
  },
  mail: {
    account: (name, by, origin) => ({
      subject: 'Your Trama account',
      text: `Hello ${name},\n\n${by} has created a Trama account for you. To choose your password, enter this email at ${origin ?? ''}/auth/forgot-password and follow the link that arrives.`,
    }),
  },
  fields: {
    user_id: 'The person',
    job_title: 'The job title',
    tax_id: 'The document',
    unit_ids: 'The list of units',
    role_ids: 'The list of roles',
    seen: 'The last visit',
  },
};
