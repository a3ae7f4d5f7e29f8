import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Nome do projeto', name: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The error is the field's description. */
export const WithError: Story = {
  args: { defaultValue: 'Linha 3', error: 'Já existe um projeto com esse nome. Escolha outro.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome do projeto' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Já existe um projeto/);
  },
};

const long = 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial';

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <TextField {...args} placeholder="Como o cliente o chama" />
      <TextField {...args} defaultValue={long} isRequired note="É o nome que o cliente vê nos relatórios." />
      <TextField {...args} defaultValue="Linha 3" error="Já existe um projeto com esse nome. Escolha outro." />
      <TextField {...args} label="Prazo de pagamento" defaultValue="28" suffix="dias" />
      <TextField {...args} label="Site" prefix="https://" defaultValue="valedoitajai.com.br" />
      <TextField {...args} label={`Apelido interno de ${long}`} defaultValue="Robô da 4" />
      <TextField {...args} label="Busca sem rótulo à vista" isLabelHidden defaultValue="Sem rótulo à vista" />
      <TextField {...args} label="Desligado" defaultValue={long} isDisabled />
      <TextField {...args} label="Só para ler" defaultValue={long} isReadOnly note="Vem do contrato." />
      <TextField {...args} label="Só para ler, vazio" isReadOnly />
    </Columns>
  ),
};
