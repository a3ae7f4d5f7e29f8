import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, DatePicker, Stack, TextField } from '#ui';
import { Shortcuts } from '../kernel/shortcuts/Shortcuts';
import { OnItsWay, type OnItsWayProps } from './OnItsWay';

const act = fn();
const open = fn();

let come: () => void;

/** A part that comes when the story says so. */
function Part({ children, ...props }: OnItsWayProps & { children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  come = () => setHere(true);
  return isHere ? children : <OnItsWay {...props} />;
}

const meta = {
  component: OnItsWay,
  args: { onClose: fn() },
  render: (args) => (
    <Stack space="m">
      <Shortcuts label="Etapas" shortcuts={[{ keys: ['e'], label: 'Editar', run: act }]} />
      <Button onPress={open}>Preparar o posto</Button>
      <TextField label="Nome" />
      <Part {...args}>
        <TextField label="Estado" autoFocus />
      </Part>
    </Stack>
  ),
} satisfies Meta<typeof OnItsWay>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * What is typed for what comes is no key of the page and presses nothing; a field takes its letters; Escape lets it go.
 * When it is there, it takes what was typed.
 */
export const TypedAhead: Story = {
  beforeEach: () => {
    act.mockClear();
    open.mockClear();
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Preparar o posto' });
    button.focus();
    await userEvent.keyboard('e{Enter} ');
    await expect(act).not.toHaveBeenCalled();
    await expect(open).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'elo');
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('elo');
    await expect(args.onClose).not.toHaveBeenCalled();
    button.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('feitos{Backspace}');
    come();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Estado' })).toHaveValue('feito'));
    await expect(act).not.toHaveBeenCalled();
  },
};

const choose = fn();

/** A date takes what was typed part by part, as it does from a hand. */
export const DayTypedAhead: Story = {
  beforeEach: () => {
    choose.mockClear();
  },
  render: (args) => (
    <Part {...args}>
      <DatePicker label="Prazo" onChange={choose} autoFocus />
    </Part>
  ),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('24122026');
    come();
    await waitFor(() => expect(choose).toHaveBeenLastCalledWith('2026-12-24'));
  },
};
