import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BootScreen } from './BootScreen';

const meta = { component: BootScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof BootScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
  },
};

/** In the language of the caller, or in Portuguese by default. */
export const Matrix: Story = {
  render: () => (
    <>
      <BootScreen />
      <BootScreen label="Loading..." />
    </>
  ),
};
