import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';

const meta = {
  component: Disclosure,
  args: {
    title: 'Comissionamento',
    aside: <Badge tone="accent">3 de 5</Badge>,
    children: <Text tone="secondary">Testes de segurança, partida a frio, laudo da NR-12.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/partida a frio/)).toBeVisible();
  },
};

/** Find-in-page also finds collapsed content, which expands. */
export const FoundInPage: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group', { hidden: true });
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel.dispatchEvent(new Event('beforematch'));
    await waitFor(() => expect(canvas.getByText(/partida a frio/)).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

const long =
  'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial, do levantamento em campo ao treinamento da equipe de manutenção do cliente';

/** Collapsed and expanded, with and without an aside, and a wrapped title. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {[false, true].map((defaultExpanded) => (
        <Stack key={String(defaultExpanded)} space="xs">
          <Disclosure {...args} defaultExpanded={defaultExpanded} />
          <Disclosure {...args} aside={undefined} title="Só o título" defaultExpanded={defaultExpanded} />
          <Disclosure {...args} title={long} defaultExpanded={defaultExpanded} />
        </Stack>
      ))}
    </Stack>
  ),
};
