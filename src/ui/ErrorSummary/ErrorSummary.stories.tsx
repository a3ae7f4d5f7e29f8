import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Corrija 2 campos para continuar',
    errors: [
      { field: 'name', message: 'O nome precisa ser preenchido.' },
      { field: 'email', message: 'Confira o e-mail.' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField label="Nome" name="name" />
      <TextField label="E-mail" name="email" />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it comes; each line leads to its field. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Confira o e-mail.' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
