import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderPlus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: 'Criar projeto', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const WithIcon: Story = { args: { icon: FolderPlus } };

export const Critical: Story = { args: { tone: 'critical', icon: Trash2, children: 'Excluir projeto' } };

export const Small: Story = { args: { size: 'small', tone: 'neutral', weight: 'soft', children: 'Filtrar' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = { args: { width: 'full', children: 'Entrar' } };

const tones = ['accent', 'neutral', 'critical'] as const;
const weights = ['strong', 'soft', 'quiet'] as const;

/** Tone says what the act means, weight how much it asks for attention. One strong button a view. */
export const TonesAndWeights: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone}>
          {weights.map((weight) => (
            <Button {...args} key={weight} tone={tone} weight={weight} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** A pending button keeps its focus and its width and ignores presses, so nothing is sent twice. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
