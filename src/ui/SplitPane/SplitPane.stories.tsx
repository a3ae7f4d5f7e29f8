import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { SplitPane } from './SplitPane';

const meta = {
  component: SplitPane,
  args: {
    label: 'Largura da lista',
    onShareChange: fn(),
    start: (
      <Card>
        <Text>Conversas com clientes, a mais nova primeiro.</Text>
      </Card>
    ),
    end: (
      <Card>
        <Text>A conversa escolhida, com a Metalúrgica Vale do Itajaí.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move it a little, with Shift further; Home and End go to the limits, Enter resets it. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const separator = canvas.getByRole('separator', { name: 'Largura da lista' });
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '42');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(separator).toHaveAttribute('aria-valuenow', '32');
    await userEvent.keyboard('{End}');
    await expect(args.onShareChange).toHaveBeenLastCalledWith(80);
    await userEvent.keyboard('{Enter}');
    await expect(separator).toHaveAttribute('aria-valuenow', '40');
  },
};

/** At its minimum, in the middle and at its maximum; long words wrap. On a phone the panes stack. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      {[20, 50, 80].map((share) => (
        <SplitPane {...args} key={share} label={`Largura da lista, ${share}%`} defaultShare={share} />
      ))}
      <SplitPane
        {...args}
        label="Largura do nome"
        start={<Text>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Text>}
        end={<Text>Conversas com clientes, a mais nova primeiro.</Text>}
      />
    </Stack>
  ),
};
