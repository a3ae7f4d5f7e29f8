import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { SidePanel, type SidePanelProps, SidePanelRoom } from './SidePanel';

function Opener(props: SidePanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Stack align="start">
        <Button onPress={() => setOpen(true)}>Montar o painel</Button>
        <Button weight="soft">Comissionar</Button>
      </Stack>
      {isOpen && (
        <SidePanel
          {...props}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </main>
  );
}

const meta = {
  component: SidePanel,
  subcomponents: { SidePanelRoom },
  argTypes: { children: { control: false } },
  args: {
    title: 'Montar o painel',
    onClose: fn(),
    children: (
      <Stack>
        <Text>Rita Yamada, até 27/11.</Text>
        <TextField label="Nome" name="name" defaultValue="Montar o painel" />
      </Stack>
    ),
  },
  // Rendered in an iframe, because it opens at the window's edge.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus, the page beside it stays usable, and Escape closes it and restores the focus. */
export const Beside: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Montar o painel' });
    const page = canvas.getByRole('main');
    const inset = () => Number.parseFloat(getComputedStyle(page).paddingInlineEnd);
    const before = inset();
    await userEvent.click(opener);
    const panel = await canvas.findByRole('dialog', { name: 'Montar o painel' });
    await waitFor(() => expect(panel).toHaveFocus());
    await waitFor(() => expect(inset()).toBeCloseTo(panel.getBoundingClientRect().width, 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Comissionar' }));
    await expect(panel).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nome' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(inset()).toBe(before));
  },
};

/** Open, with a title that wraps. */
export const Matrix: Story = {
  args: { title: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
  render: (args) => (
    <main>
      <SidePanel {...args} />
    </main>
  ),
};
