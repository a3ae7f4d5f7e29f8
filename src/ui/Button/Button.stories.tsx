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

const tones = ['accent', 'neutral', 'critical'] as const;
const weights = ['strong', 'soft', 'quiet'] as const;

/** Tone says what the act means, weight how much it asks for attention. One strong button a view. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l" align="start">
      {tones.map((tone) => (
        <Stack key={tone} space="s">
          {weights.map((weight) => (
            <Inline key={weight}>
              <Button {...args} tone={tone} weight={weight} />
              <Button {...args} tone={tone} weight={weight} icon={FolderPlus} />
              <Button {...args} tone={tone} weight={weight} size="s" icon={FolderPlus} />
              <Button {...args} tone={tone} weight={weight} isPending />
              <Button {...args} tone={tone} weight={weight} isDisabled />
            </Inline>
          ))}
        </Stack>
      ))}
      <Button {...args} width="full">
        Entrar
      </Button>
      <Button {...args} tone="critical" icon={Trash2}>
        Excluir Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
      </Button>
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
