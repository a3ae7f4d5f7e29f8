import { roleNames } from '../../http/words/roles.ts';
import { dayOf } from './invitation.ts';
import type { ptBR } from './pt-BR.ts';

const invitationIs: Record<string, string> = {
  pending: 'is pending',
  accepted: 'was accepted',
  rejected: 'was declined',
  expired: 'has expired',
  cancelled: 'was canceled',
};
const invitationActs: Record<string, string> = {
  cancel: 'be canceled',
  'send again': 'be sent again',
};

/** What invitations say, in English. */
export const en: typeof ptBR = {
  invitationCannot: (status, act) =>
    `An invitation that ${invitationIs[status] ?? status} cannot ${invitationActs[act] ?? act}.`,
  notAdministrator: {
    unit: 'The user is not an administrator of this unit',
    project: 'The user is not an administrator of this project',
  },
  limitReached: (most) => `The limit is ${most.toLocaleString('en')} invitations waiting at once.`,
  alreadyInvited: 'An invitation already exists, or the user already has access',
  invitationOver: 'The invitation is invalid or has expired',
  wrongAccount: 'This invitation is for another email address.',
  mail: {
    invitation: ({ by, kind, target, role, message, link, until }) => ({
      subject: target === null ? `${by} invited you to a ${kind}` : `${by} invited you to the ${kind} ${target}`,
      text: [
        `Hello.\n\n${by} invited you to ${target === null ? `a ${kind}` : `the ${kind} “${target}”`} in Trama, as ${roleNames.en[role] ?? role}.`,
        ...(message ? [`A message from ${by}:\n\n${message}`] : []),
        link
          ? `To accept or decline, open this link:\n\n${link}`
          : 'To accept or decline, sign in to Trama with this email address and open your invitations.',
        `The invitation is valid until ${dayOf(until, 'en')}. If you did not expect it, ignore this message.`,
      ].join('\n\n'),
    }),
  },
  missing: {
    invitation: 'Invitation not found',
    ownInvitation: 'Invitation not found, or not yours to change',
  },
  fields: {
    project_id: 'The project',
  } as Record<string, string>,
};
