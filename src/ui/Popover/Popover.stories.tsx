import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Popover, PopoverAt, type PopoverProps } from './Popover';
import { PopoverPanel } from './PopoverParts';

const meta: Meta<PopoverProps> = {
  component: Popover,
  subcomponents: { PopoverAt },
  argTypes: { trigger: { control: false }, children: { control: false } },
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
        <Button size="s" onPress={close}>
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

/** The page below is inert: it cannot be reached by Tab, focus or a screen reader. */
export const OverThePage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.closest('#storybook-root');
    const opener = canvas.getByRole('button', { name: 'Filtros' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Filtros' });
    await waitFor(() => expect(page).toHaveAttribute('inert'));
    for (let press = 0; press < 5; press++) {
      await userEvent.tab();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
    // A late `focus()` call of the page must not take the focus from the popover.
    const busy = document.activeElement;
    opener.focus();
    await expect(busy).toHaveFocus();
    await expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(page).not.toHaveAttribute('inert');
  },
};

/** Escape closes it, and so can its content; the focus returns to the button. */
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

function ByKey() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <Card>
      <Button tone="neutral" weight="quiet" onPress={() => setAnchor(document.querySelector('[data-cell]'))}>
        Montar o painel
      </Button>
      <span data-cell>Em andamento</span>
      {anchor && (
        <PopoverAt label="Situação" anchor={anchor} onClose={() => setAnchor(null)}>
          <Button size="s">Concluir</Button>
        </PopoverAt>
      )}
    </Card>
  );
}

/** It opens at its anchor although another element opened it; the focus returns to the previous element. */
export const AtACell: Story = {
  render: () => <ByKey />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Montar o painel' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Situação' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Long words wrap; the popover stays within the screen. */
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

/** The content without the popover: a few words, fields with an action, long words. */
export const Matrix: Story = {
  // Rendered in an iframe, because a dialog takes the focus on mount.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: ({ children }) => (
    <Columns space="l">
      <Card padding="none">
        <PopoverPanel label="Prazo">
          <Text>Vence na sexta, dia 27.</Text>
        </PopoverPanel>
      </Card>
      <Card padding="none">
        <PopoverPanel label="Filtros">{children}</PopoverPanel>
      </Card>
      <Card padding="none">
        <PopoverPanel label="Projeto">
          <Stack space="s">
            <Text weight="strong">
              Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
            </Text>
            <Text tone="secondary" size="s">
              Alimentos Serra Azul, em Caxias do Sul. A medição soma o que foi aprovado até o dia 25; o que for aprovado
              depois entra na do mês seguinte.
            </Text>
          </Stack>
        </PopoverPanel>
      </Card>
      <Card padding="none">
        <PopoverPanel label="Renomear">
          {(close) => (
            <Stack space="l">
              <TextField label="Nome" defaultValue="Linha 3" error="Já existe um projeto com esse nome." />
              <Button size="s" onPress={close}>
                Renomear
              </Button>
            </Stack>
          )}
        </PopoverPanel>
      </Card>
    </Columns>
  ),
};
