import { roleNames } from '../../http/words/roles.ts';
import { dayOf, type InvitationInWords } from './invitation.ts';

const invitationIs: Record<string, string> = {
  pending: 'pendente',
  accepted: 'aceito',
  rejected: 'recusado',
  expired: 'expirado',
  cancelled: 'cancelado',
};
const invitationActs: Record<string, string> = {
  cancel: 'ser cancelado',
  'send again': 'ser reenviado',
};

const placeIn = (kind: 'unit' | 'project', name: string | null, quoted: (name: string) => string) =>
  name === null
    ? { unit: 'uma unidade', project: 'um projeto' }[kind]
    : `${{ unit: 'a unidade', project: 'o projeto' }[kind]} ${quoted(name)}`;

/** What invitations say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  invitationCannot: (status: string, act: string) =>
    `Um convite ${invitationIs[status] ?? status} não pode ${invitationActs[act] ?? act}.`,
  notAdministrator: {
    unit: 'O usuário não tem privilégios de administrador para esta unidade',
    project: 'O usuário não tem privilégios de administrador para este projeto',
  },
  limitReached: (most: number) => `O limite é de ${most.toLocaleString('pt-BR')} convites pendentes de cada vez.`,
  alreadyInvited: 'Convite já existe ou usuário já tem acesso',
  invitationOver: 'Convite inválido ou expirado',
  wrongAccount: 'Este convite é para outro endereço de e-mail.',
  mail: {
    invitation: ({ by, kind, target, role, message, link, until }: InvitationInWords) => ({
      subject: `${by} convidou você para ${placeIn(kind, target, (name) => name)}`,
      text: [
        `Olá.\n\n${by} convidou você para ${placeIn(kind, target, (name) => `“${name}”`)} na Trama, como ${roleNames['pt-BR'][role] ?? role}.`,
        ...(message ? [`Mensagem de ${by}:\n\n${message}`] : []),
        link
          ? `Para aceitar ou recusar, abra este link:\n\n${link}`
          : 'Para aceitar ou recusar, entre na Trama com este endereço de e-mail e abra os convites.',
        `O convite vale até ${dayOf(until, 'pt-BR')}. Se você não esperava por ele, ignore esta mensagem.`,
      ].join('\n\n'),
    }),
  },
  missing: {
    invitation: 'Convite não encontrado',
    ownInvitation: 'Convite não encontrado ou sem permissão',
  },
  fields: {
    project_id: 'O projeto',
  } as Record<string, string>,
};
