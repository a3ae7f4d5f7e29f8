import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, FileText, Send } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { SplitButton } from './SplitButton';

const meta = {
  component: SplitButton,
  args: {
    children: 'Enviar relatório',
    onPress: fn(),
    onAction: fn(),
    items: [
      { id: 'later', label: 'Agendar o envio', icon: CalendarClock },
      { id: 'draft', label: 'Salvar como rascunho', icon: FileText },
    ],
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

/** The first tab stop runs the main action, the second opens the menu; the focus returns to it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'Outras formas: Enviar relatório' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('later');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['accent', 'neutral'] as const).map((tone) =>
        (['strong', 'soft'] as const).map((weight) => (
          <Inline key={`${tone} ${weight}`} space="m">
            <SplitButton {...args} tone={tone} weight={weight} />
            <SplitButton {...args} tone={tone} weight={weight} size="s" icon={Send} />
            <SplitButton {...args} tone={tone} weight={weight} isPending />
            <SplitButton {...args} tone={tone} weight={weight} isDisabled />
          </Inline>
        )),
      )}
      <SplitButton {...args}>
        Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
      </SplitButton>
    </Stack>
  ),
};
