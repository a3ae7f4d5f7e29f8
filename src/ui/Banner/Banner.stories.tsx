import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Banner } from './Banner';

const meta = {
  component: Banner,
  args: { title: 'Este projeto está arquivado', children: 'Ninguém recebe avisos dele até que volte.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'A conexão com a agenda caiu',
    children: 'As reuniões de hoje podem estar desatualizadas.',
    action: (
      <Button tone="neutral" weight="soft" size="small">
        Reconectar
      </Button>
    ),
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['info', 'positive', 'warning', 'critical', 'neutral'] as const).map((tone) => (
        <Banner {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Narrow: Story = { ...WithAction, globals: { viewport: { value: 'smallest' } } };
