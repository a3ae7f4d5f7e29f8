import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { DatePicker } from '../DatePicker/DatePicker';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const fields = (
  <>
    <TextField label="Nome do projeto" name="name" isRequired />
    <Select
      label="Unidade"
      name="unit"
      options={[
        { id: 'poa', label: 'Porto Alegre' },
        { id: 'joi', label: 'Joinville' },
      ]}
    />
    <DatePicker label="Entrega" name="due" />
    <Button type="submit">Criar projeto</Button>
  </>
);

const meta = {
  component: Form,
  args: { onSubmit: fn(), children: fields },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Nome do projeto/), 'Retrofit da prensa 2{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const errors = [
  { field: 'name', message: 'Dê um nome ao projeto.' },
  { field: 'unit', message: 'Escolha a unidade.' },
  { field: 'due', message: 'A entrega já passou. Escolha um dia de hoje em diante.' },
];

/** The server's words stand under each field, and above the form each line leads to its field. */
export const Refused: Story = {
  args: {
    validationErrors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    children: (
      <>
        <ErrorSummary title="O projeto não foi criado. Faltam três coisas:" errors={errors} />
        {fields}
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Escolha a unidade.' }));
    await expect(canvas.getByRole('button', { name: /Unidade/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /A entrega já passou/ }));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Dê um nome ao projeto.' }));
    await expect(canvas.getByLabelText(/Nome do projeto/)).toHaveFocus();
  },
};

export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'smallest' } } };
