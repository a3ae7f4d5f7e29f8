import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  args: { target: 'skip-target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="skip-target" tabIndex={-1}>
        Conteúdo da página
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab shows it; it moves the focus past the navigation. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** It is above all else while focused, and hidden otherwise. */
export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      <SkipLink {...args} />
      <ButtonLink href="/projects">Projetos</ButtonLink>
      <main id="skip-target" tabIndex={-1}>
        <Text>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Text>
      </main>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).toBeVisible();
  },
};
