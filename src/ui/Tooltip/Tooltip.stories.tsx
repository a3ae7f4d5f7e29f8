import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Columns } from '../Columns/Columns';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Tooltip } from './Tooltip';

const meta = {
  component: Tooltip,
  argTypes: { children: { control: false } },
  args: { text: 'Só quem aprova vê este valor', children: <Button>Custo previsto</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It opens at once on keyboard focus, is the button's description, and closes on Escape without moving the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Só quem aprova vê este valor');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Long words wrap, and the placement flips if there is no room. */
export const Long: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: {
    text: 'Soma das horas apontadas até ontem às 18 h, sem as que ainda esperam aprovação do responsável',
    children: <IconButton label="Detalhe" icon={Info} />,
  },
  render: ({ text, placement }) => (
    <Tooltip text={text} placement={placement}>
      <Button tone="neutral" weight="soft">
        Horas
      </Button>
    </Tooltip>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

const sides = [
  ['top', 'Acima'],
  ['start', 'Antes'],
  ['end', 'Depois'],
  ['bottom', 'Abaixo'],
] as const;

/** Each placement, and a long text; it flips if there is no room. */
export const Matrix: Story = {
  // Rendered in an iframe, so that tooltips do not cover the docs.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: () => (
    <Stack space="2xl">
      <Card padding="xl">
        <Columns space="xl" minWidth="s">
          {sides.map(([placement, words]) => (
            <Inline key={placement} justify="center">
              <Tooltip text="Só quem aprova vê" placement={placement} isOpen>
                <Button tone="neutral" weight="soft">
                  {words}
                </Button>
              </Tooltip>
            </Inline>
          ))}
        </Columns>
      </Card>
      <Inline justify="center">
        <Tooltip text="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial" isOpen>
          <Button tone="neutral" weight="soft">
            Muitas palavras
          </Button>
        </Tooltip>
      </Inline>
    </Stack>
  ),
};
