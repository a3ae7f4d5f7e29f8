import type { Schema } from '#openapi/operations';

/** One thing that a digest tells. */
export interface DigestLine {
  kind: Schema<'NotificationKind'>;
  by: string | null;
  place: string;
  /** Of its project; null for a meeting. */
  code: string | null;
}
/** What a digest tells to whom. */
export interface Digest {
  name: string;
  lines: DigestLine[];
  /** How many it has no room for. */
  more: number;
  origin: string | null;
}

const did: Record<string, string> = {
  mention: 'mencionou você em',
  comment: 'comentou em',
  assigned: 'passou a você a etapa',
  meeting_invited: 'convidou você para a reunião',
  meeting_moved: 'mudou o horário da reunião',
  meeting_cancelled: 'cancelou a reunião',
};

/** What notifications say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  mail: {
    digest: ({ name, lines, more, origin }: Digest) => {
      const count = lines.length + more;
      const told = lines.map(({ kind, by, place, code }) => {
        if (kind === 'meeting_reminder') return `• Lembrete da reunião “${place}”`;
        return `• ${by ?? 'Alguém que já saiu'} ${did[kind] ?? kind} “${place}”${code === null ? '' : ` (${code})`}`;
      });
      const rest = more > 0 ? `\n• e mais ${more}` : '';
      return {
        subject:
          count === 1 ? 'Uma notificação espera por você na Trama' : `${count} notificações esperam por você na Trama`,
        text: `Olá, ${name}.\n\nO que chegou desde o último resumo e você ainda não leu:\n\n${told.join('\n')}${rest}\n\n${origin ? `Abra a Trama: ${origin}/home\n\n` : ''}Você recebe este resumo uma vez por dia, quando há algo novo. Para parar, abra “Notificações” no seu menu e desligue o resumo por e-mail.`,
      };
    },
  },
  missing: {
    notification: 'Notificação não encontrada',
  },
  fields: {
    is_read: 'A leitura',
    until: 'O instante',
    email_digest: 'O resumo por e-mail',
    email_reminders: 'O lembrete por e-mail',
    email_meetings: 'O e-mail sobre reuniões',
  } as Record<string, string>,
};
