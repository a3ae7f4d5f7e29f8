import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitationLifecycle } from '../domain/invitation-lifecycle';
import { meetingLifecycle } from '../domain/meeting-lifecycle';
import { projectLifecycle } from '../domain/project-lifecycle';
import { stepLifecycle } from '../domain/step-lifecycle';
import { transactionLifecycle } from '../domain/transaction-lifecycle';
import { Inspector } from '../inspector/Inspector';
import { machineOfLife } from '../inspector/life';

type Table = Parameters<typeof machineOfLife>[1];

/** One scenario for each status; its name in Portuguese, then in English. */
const scenarios = <Life extends Table>(id: string, life: Life, names: Record<keyof Life & string, [string, string]>) =>
  Object.entries<[string, string]>(names).map(([status, [pt, en]]) => ({
    id: status,
    name: { pt, en },
    stage: { machine: machineOfLife(id, life, status) },
  }));

/** What may be done in each status, as the tables of `src/domain` say. One scenario for each status. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { scenarios: [] },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Project: Story = {
  args: {
    scenarios: scenarios('project', projectLifecycle, {
      planning: ['Planejamento', 'Planning'],
      active: ['Em andamento', 'Active'],
      on_hold: ['Em espera', 'On hold'],
      completed: ['Concluído', 'Completed'],
      cancelled: ['Cancelado', 'Canceled'],
    }),
  },
};

export const Step: Story = {
  args: {
    scenarios: scenarios('step', stepLifecycle, {
      backlog: ['Backlog', 'Backlog'],
      todo: ['A fazer', 'To do'],
      in_progress: ['Em andamento', 'In progress'],
      blocked: ['Bloqueada', 'Blocked'],
      done: ['Concluída', 'Done'],
      cancelled: ['Cancelada', 'Canceled'],
    }),
  },
};

export const Meeting: Story = {
  args: {
    scenarios: scenarios('meeting', meetingLifecycle, {
      draft: ['Rascunho', 'Draft'],
      scheduled: ['Agendada', 'Scheduled'],
      confirmed: ['Confirmada', 'Confirmed'],
      in_progress: ['Em andamento', 'In progress'],
      completed: ['Realizada', 'Completed'],
      no_show: ['Não compareceu', 'No show'],
      cancelled: ['Cancelada', 'Canceled'],
    }),
  },
};

/** That a transaction is overdue is not here: its due date tells. */
export const Transaction: Story = {
  args: {
    scenarios: scenarios('transaction', transactionLifecycle, {
      draft: ['Rascunho', 'Draft'],
      scheduled: ['Agendada', 'Scheduled'],
      pending: ['Em aberto', 'Pending'],
      paid: ['Paga ou recebida', 'Paid or received'],
      cancelled: ['Cancelada', 'Canceled'],
      refunded: ['Estornada', 'Refunded'],
    }),
  },
};

export const Invitation: Story = {
  args: {
    scenarios: scenarios('invitation', invitationLifecycle, {
      pending: ['Pendente', 'Pending'],
      accepted: ['Aceito', 'Accepted'],
      rejected: ['Recusado', 'Rejected'],
      cancelled: ['Cancelado', 'Canceled'],
      expired: ['Vencido', 'Expired'],
    }),
  },
};
