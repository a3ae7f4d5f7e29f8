import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Stepper } from './Stepper';

const steps = [
  { id: 'file', label: 'Arquivo' },
  { id: 'columns', label: 'Colunas' },
  { id: 'check', label: 'Conferência' },
  { id: 'import', label: 'Importação' },
];

const meta = {
  component: Stepper,
  args: { label: 'Importar lançamentos', steps, current: 'columns' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the state of each step with its name. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Arquivo, pronto');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('Conferência, a fazer');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="xl">
      <Stepper {...args} label="Começo" current="file" />
      <Stepper {...args} label="Fim" current={null} />
      <Stepper
        {...args}
        label="Com falha"
        current="check"
        orientation="vertical"
        steps={[
          { id: 'file', label: 'Arquivo', note: 'extrato-novembro.csv, 1.284 linhas' },
          { id: 'columns', label: 'Colunas' },
          { id: 'check', label: 'Conferência', note: '12 linhas sem valor', hasFailed: true },
          { id: 'import', label: 'Importação' },
        ]}
      />
    </Stack>
  ),
};

/** On a phone the steps are vertical. */
export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: {
    steps: [
      { id: 'file', label: 'Arquivo do banco' },
      { id: 'columns', label: 'O que cada coluna do extrato quer dizer' },
      { id: 'check', label: 'Conferência' },
    ],
  },
};
