import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilter } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Popover, type PopoverProps } from './Popover';

const meta: Meta<PopoverProps> = {
  component: Popover,
  args: {
    label: 'Filtros',
    trigger: (
      <Button tone="neutral" weight="soft" icon={ListFilter}>
        Filtros
      </Button>
    ),
    children: (close: () => void) => (
      <Stack space="l">
        <Select
          label="Situação"
          options={[
            { id: 'open', label: 'Em andamento' },
            { id: 'late', label: 'Atrasado' },
          ]}
        />
        <Button size="small" onPress={close}>
          Ver 12 projetos
        </Button>
      </Stack>
    ),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await screen.findByRole('dialog', { name: 'Filtros' });
  },
};

/** Escape closes it, and so does what is inside when it says so; the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtros' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver 12 projetos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Long words wrap; it never leaves the screen. */
export const Narrow: Story = {
  ...Open,
  globals: { viewport: { value: 'smallest' } },
  args: {
    children: (
      <Text>
        A medição soma o que foi aprovado até o dia 25. O que for aprovado depois entra na do mês seguinte, com a data
        em que o cliente assinou.
      </Text>
    ),
  },
};
