import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
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
  // Rendered in an iframe, because it takes the focus on mount.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  render: (args) => (
    <Stack space="l">
      <ErrorSummary {...args} />
      <TextField label="Nome" name="name" />
      <TextField label="E-mail" name="email" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus on mount; each line links to its field. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Confira o e-mail.' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

/** One error, several errors, and wrapped text. The last summary has the focus. */
export const Matrix: Story = {
  render: () => (
    <Stack space="l">
      <ErrorSummary
        title="Corrija um campo para continuar"
        errors={[{ field: 'name', message: 'O nome precisa ser preenchido.' }]}
      />
      <ErrorSummary
        title="O projeto não foi criado. O que você escreveu continua aqui; faltam quatro coisas:"
        errors={[
          {
            field: 'name',
            message:
              'Já existe “Retrofit da linha de embalagem secundária com robô paletizador e visão artificial”. Escolha outro nome.',
          },
          { field: 'unit', message: 'Escolha a unidade.' },
          { field: 'due', message: 'A entrega já passou. Escolha um dia de hoje em diante.' },
          { field: 'budget', message: 'A verba passa de R$ 1.250.000,00, o que a sua unidade pode aprovar sozinha.' },
        ]}
      />
    </Stack>
  ),
};
