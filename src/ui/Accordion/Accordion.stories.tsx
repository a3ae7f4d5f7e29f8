import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Accordion } from './Accordion';

const meta = {
  component: Accordion,
  args: {
    onExpandedChange: fn(),
    items: [
      { id: 'who', title: 'Quem vê os custos', content: <Text>Quem aprova despesas na unidade do projeto.</Text> },
      {
        id: 'when',
        title: 'Quando a medição fecha',
        aside: <Badge tone="warning">Em 4 dias</Badge>,
        content: <Text>No dia 25, às 18 h do fuso da unidade.</Text>,
      },
      {
        id: 'long',
        title: 'O que acontece com o que foi apontado depois do fechamento e ainda não foi aprovado pelo responsável',
        content: <Text>Entra na medição do mês seguinte.</Text>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expanding one item collapses the other; the focus stays on its title. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Quem aprova despesas/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['when']));
    await expect(canvas.getByText(/Quem aprova despesas/)).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quando a medição fecha' })).toHaveFocus();
  },
};

/** One at a time, several at once, and a title of more than one line. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="xl">
      <Accordion {...args} defaultExpandedKeys={['when']} />
      <Accordion {...args} allowsSeveral defaultExpandedKeys={['who', 'long']} />
    </Stack>
  ),
};
