import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { MultiSelect } from './MultiSelect';

const people = [
  { id: 'helena', label: 'Helena Prado', note: 'Engenharia' },
  { id: 'joao', label: 'João Batista Nogueira', note: 'Montagem' },
  { id: 'rita', label: 'Rita Yamada', note: 'Financeiro' },
  { id: 'caio', label: 'Caio Werner', note: 'Engenharia' },
];

const meta = {
  component: MultiSelect,
  args: { label: 'Quem participa', name: 'people', options: people, onChange: fn() },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list stays open during selection; tags are removed by their cross or by Delete. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Quem participa' });
    await userEvent.type(input, 'joao');
    await screen.findByRole('option', { name: /João/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['joao']);
    await expect(input).toHaveValue('');
    await userEvent.click(await screen.findByRole('option', { name: /Rita/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['joao', 'rita']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'João Batista Nogueira' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rita']);
  },
};

export const Open: Story = {
  args: { defaultValue: ['rita'] },
  // React Aria hides everything else, including the tags, while the list is open; they cannot be focused meanwhile.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};

/** Text that matches one option adds it; other text stays with an error, also when a scroll closes the list. */
export const Understood: Story = {
  render: (args) => (
    <div style={{ blockSize: '200vh' }}>
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'yamada');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['rita']);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'caio{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['rita', 'caio']));
    await userEvent.type(input, 'zeca');
    await screen.findByText('Nada encontrado para “zeca”.');
    window.scrollBy(0, 150);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('zeca');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('zeca');
  },
};

const projects = [
  { id: 'long', label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
];

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <MultiSelect {...args} isRequired placeholder="Nome ou área" note="Quem participa recebe o convite." />
      <MultiSelect {...args} defaultValue={['joao', 'helena', 'rita']} />
      <MultiSelect {...args} defaultValue={['caio']} error="Caio está de férias nesse dia." />
      <MultiSelect {...args} label="Projetos" options={projects} defaultValue={['long']} />
      <MultiSelect {...args} defaultValue={['helena', 'rita']} isDisabled />
      <MultiSelect {...args} defaultValue={['helena', 'rita']} isReadOnly />
    </Columns>
  ),
};
