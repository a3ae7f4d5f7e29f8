import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
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

/** Tone conveys the meaning of the action, weight its prominence. Use one strong button per view. */
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

/** A held key presses once, and no ancestor receives the event. */
export const HeldKey: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    const heard = fn();
    document.addEventListener('keydown', heard);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button')).not.toHaveAttribute('data-pressed');
    // Browsers press again on each key repeat unless the default is prevented.
    for (const key of ['Enter', ' '])
      await expect(fireEvent.keyDown(canvas.getByRole('button'), { key, repeat: true })).toBe(false);
    document.removeEventListener('keydown', heard);
    await expect(heard).not.toHaveBeenCalled();
  },
};

function Sending() {
  const [step, setStep] = useState<'idle' | 'pending' | 'off'>('idle');
  return (
    <Inline>
      <Button isPending={step === 'pending'} isDisabled={step === 'off'} onPress={() => setStep('pending')}>
        Enviar
      </Button>
      <Button tone="neutral" weight="soft" onPress={() => setStep(step === 'off' ? 'idle' : 'off')}>
        Desligar
      </Button>
    </Inline>
  );
}

/** A pending button keeps the focus and is announced; after being disabled and enabled it shows no focus ring. */
export const AtWork: Story = {
  render: () => <Sending />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [send, off] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(send).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveFocus();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    // React Aria may have a live region of its own.
    const announced = () => [...document.querySelectorAll('[aria-live="assertive"]')].map((each) => each.textContent);
    await waitFor(() => expect(announced().join()).toMatch(/Enviar/));
    off.click();
    await waitFor(() => expect(send).toBeDisabled());
    await expect(send).not.toHaveAttribute('data-focus-visible');
    off.click();
    await waitFor(() => expect(send).toBeEnabled());
    await expect(send).not.toHaveAttribute('data-focus-visible');
  },
};
