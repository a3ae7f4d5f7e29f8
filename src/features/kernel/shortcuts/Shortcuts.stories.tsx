import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextField, ToastRegion } from '#ui';
import { changeKey, resetKeys, setShortcutsEnabled } from './custom-keys';
import { Shortcuts } from './Shortcuts';
import { offerUndo } from './undo';

const next = fn();
const home = fn();

const meta = {
  component: Shortcuts,
  args: {
    label: 'Etapas',
    shortcuts: [
      { keys: ['j', 'ArrowDown'], label: 'Próxima etapa', run: next },
      { keys: ['x'], label: 'Selecionar a etapa', run: fn(), isOff: true },
      { keys: ['g h'], label: 'Home', run: home },
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
    home.mockClear();
    setShortcutsEnabled(true);
    resetKeys();
  },
} satisfies Meta<typeof Shortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A key runs its action, except while the focus is in a text field. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'jeito');
    await expect(next).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('jeito');
  },
};

/** A key sequence needs both keys; a third key starts a new sequence. */
export const OneAfterTheOther: Story = {
  play: async () => {
    await userEvent.keyboard('gh');
    await expect(home).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('gj');
    await expect(next).not.toHaveBeenCalled();
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledTimes(1);
  },
};

/** A custom key replaces the first key of a command; its other keys remain and the sheet lists them. */
export const OwnKey: Story = {
  beforeEach: () => changeKey('j', 'n'),
  play: async () => {
    await userEvent.keyboard('j');
    await expect(next).not.toHaveBeenCalled();
    await userEvent.keyboard('n{ArrowDown}');
    await expect(next).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
    await expect(sheet.getByText('Próxima etapa').closest('div')).toHaveTextContent('N');
  },
};

/** The sheet lists the open page's shortcuts and switches single-character keys off. */
export const Sheet: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
    await expect(sheet.getByText('Próxima etapa')).toBeVisible();
    await userEvent.click(sheet.getByRole('switch'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('jgh');
    await expect(next).not.toHaveBeenCalled();
    await expect(home).not.toHaveBeenCalled();
    // Arrow keys are not single-character keys.
    await userEvent.keyboard('{ArrowDown}');
    await expect(next).toHaveBeenCalledTimes(1);
    setShortcutsEnabled(true);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
  },
};

/** A notice does not block keys: Ctrl+Z undoes its action, which can then be redone. */
export const UnderANotice: Story = {
  play: async () => {
    const redo = fn();
    const undo = fn(() => redo);
    offerUndo('Etapa movida', undo);
    await screen.findByText('Etapa movida');
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(redo).toHaveBeenCalledTimes(1));
  },
};
