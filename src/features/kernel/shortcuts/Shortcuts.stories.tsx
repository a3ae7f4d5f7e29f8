import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextField, ToastRegion } from '#ui';
import { turnShortcuts } from './keys';
import { Shortcuts } from './Shortcuts';
import { offerUndo } from './undo';

const next = fn();

const meta = {
  component: Shortcuts,
  args: {
    label: 'Etapas',
    shortcuts: [
      { keys: ['j', 'ArrowDown'], label: 'Próxima etapa', run: next },
      { keys: ['x'], label: 'Selecionar a etapa', run: fn(), isOff: true },
    ],
  },
  render: (args) => (
    <>
      <Shortcuts {...args} />
      <TextField label="Nome" />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    next.mockClear();
    turnShortcuts(true);
  },
} satisfies Meta<typeof Shortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A key does its act, but never while somebody types. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'jeito');
    await expect(next).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('jeito');
  },
};

/** The sheet lists what the open page offers and turns single keys off. */
export const Sheet: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
    await expect(sheet.getByText('Próxima etapa')).toBeVisible();
    await userEvent.click(sheet.getByRole('switch'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await expect(next).not.toHaveBeenCalled();
    turnShortcuts(true);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
  },
};

/** A notice takes no key away: what it offers to undo can be undone by Ctrl+Z. */
export const UnderANotice: Story = {
  play: async () => {
    const undo = fn();
    offerUndo('Etapa movida', undo);
    await screen.findByText('Etapa movida');
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).toHaveBeenCalledTimes(1);
  },
};
