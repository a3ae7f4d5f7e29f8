import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitationLife } from '../domain/invitation-life';
import { meetingLife } from '../domain/meeting-life';
import { projectLife } from '../domain/project-life';
import { stepLife } from '../domain/step-life';
import { transactionLife } from '../domain/transaction-life';
import { Inspector } from '../inspector/Inspector';
import { machineOfLife } from '../inspector/life';

const scenarios = (id: string, life: Parameters<typeof machineOfLife>[1]) =>
  Object.keys(life).map((status) => ({
    id: status,
    name: status,
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

export const Project: Story = { args: { scenarios: scenarios('project', projectLife) } };

export const Step: Story = { args: { scenarios: scenarios('step', stepLife) } };

export const Meeting: Story = { args: { scenarios: scenarios('meeting', meetingLife) } };

/** That a transaction is overdue is not here: its due date tells. */
export const Transaction: Story = { args: { scenarios: scenarios('transaction', transactionLife) } };

export const Invitation: Story = { args: { scenarios: scenarios('invitation', invitationLife) } };
