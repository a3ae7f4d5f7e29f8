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
  meeting_asked: 'quer convidar você para a reunião',
  meeting_moved: 'mudou o horário da reunião',
  meeting_cancelled: 'cancelou a reunião',
};

/** A budget that an act would exceed. */
export interface OverBudget {
  limit: number;
  wanted: number;
  window: 'hour' | 'day';
  minutes: number;
}
const windowNames = { hour: 'hora', day: 'dia' };
const inMinutes = (minutes: number) => {
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`;
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};

/** What notifications say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  mail: {
    digest: ({ name, lines, more, origin }: Digest) => {
      const count = lines.length + more;
      const told = lines.map(({ kind, by, place, code }) => {
        if (kind === 'meeting_reminder') return `• Lembrete da reunião “${place}”`;
        // Without a word of the visitor's: an e-mail from here vouches for nothing they typed.
        if (kind === 'lead_new') return '• Novo contato pelo site';
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
  tooManyRecipients: ({ limit, wanted, window, minutes }: OverBudget) =>
    `Você pode enviar ${limit.toLocaleString('pt-BR')} e-mails por ${windowNames[window]}, e isto enviaria mais ${wanted.toLocaleString('pt-BR')}. Nada foi enviado nem mudado. Tente de novo em ${inMinutes(minutes)}.`,
  tooManyOutsiders: ({ limit, wanted, window, minutes }: OverBudget) =>
    `Você pode enviar ${limit.toLocaleString('pt-BR')} e-mails por ${windowNames[window]} a pessoas de fora, e isto enviaria mais ${wanted.toLocaleString('pt-BR')}. Nada foi enviado nem mudado. Tente de novo em ${inMinutes(minutes)}.`,
  recipientIsFull: (minutes: number) =>
    `Uma das pessoas já recebeu muitos e-mails daqui. Nada foi enviado nem mudado. Tente de novo em ${inMinutes(minutes)}.`,
  installationIsFull: (minutes: number) =>
    `A Trama já enviou tantos e-mails quanto pode por enquanto. Nada foi enviado nem mudado. Tente de novo em ${inMinutes(minutes)}.`,
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
