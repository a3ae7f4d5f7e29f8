import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Columns } from '../Columns/Columns';
import { Form } from '../Form/Form';
import { ComboBox } from './ComboBox';

const clients = [
  { id: 'vale', label: 'Metalúrgica Vale do Itajaí', note: 'Blumenau, SC' },
  { id: 'serra', label: 'Alimentos Serra Azul', note: 'Caxias do Sul, RS' },
  { id: 'agata', label: 'Ágata Embalagens', note: 'Joinville, SC' },
  { id: 'norte', label: 'Saneamento do Norte', note: 'Manaus, AM', isDisabled: true },
];

const meta = {
  component: ComboBox,
  args: { label: 'Cliente', name: 'client', options: clients, onChange: fn() },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Matching ignores accents, Enter selects; text without a match stays, with an error, until it is corrected. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cliente' });
    await userEvent.type(input, 'agata');
    await screen.findByRole('option', { name: /Ágata/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('agata');
    await expect(input).toHaveValue('Ágata Embalagens');
    await userEvent.clear(input);
    await userEvent.type(input, 'xyz');
    await expect(await screen.findByText('Nada encontrado para “xyz”.')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('xyz');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Nada encontrado para “xyz”. Escolha um item/);
    await userEvent.type(input, '{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toBeValid();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Open: Story = {
  args: { defaultValue: 'serra' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};

const search = async (text: string) => clients.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

/** Async search: debounced, with a loading state; the selected option stays although it is not listed. */
export const Loaded: Story = {
  args: { options: undefined, load: search, chosenOption: clients[1], defaultValue: 'serra' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await waitFor(() => expect(input).toHaveValue('Alimentos Serra Azul'));
    await userEvent.clear(input);
    await userEvent.type(input, 'vale');
    await userEvent.click(await screen.findByRole('option', { name: /Vale do Itajaí/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('vale');
    await expect(input).toHaveValue('Metalúrgica Vale do Itajaí');
    await userEvent.clear(input);
    await userEvent.type(input, 'zz');
    await expect(await screen.findByText('Nada encontrado para “zz”.')).toBeVisible();
  },
};

/** Enter before the results arrive selects the first result of the typed text, not one of the previous list. */
export const FasterThanTheList: Story = {
  args: {
    options: undefined,
    load: async (text) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return search(text);
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Alimentos Serra Azul'));
    await userEvent.clear(input);
    await userEvent.type(input, 'embalagens{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('agata'));
    await waitFor(() => expect(input).toHaveValue('Ágata Embalagens'));
    // Escape too restores the selection and does not open the list afterwards.
    await userEvent.type(input, ' x{Escape}');
    await expect(input).toHaveValue('Ágata Embalagens');
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('agata');
  },
};

const failingOnce = () => {
  let isFirst = true;
  return async () => {
    if (!isFirst) return clients;
    isFirst = false;
    throw new Error('offline');
  };
};

/** A failed search shows an error and a retry. */
export const Failing: Story = {
  args: {
    options: undefined,
    load: failingOnce(),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Não deu para buscar/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Serra Azul/ });
  },
};

/** Text that is an option's name, or matches only one option, chooses it on Tab, Enter and blur. */
export const Understood: Story = {
  args: {
    options: [...clients, { id: 'vale2', label: 'Metalúrgica Vale do Itajaí Peças' }],
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cliente' });
    const type = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
    };
    await type('metalurgica vale do itajai');
    await userEvent.tab();
    await expect(input).toHaveValue('Metalúrgica Vale do Itajaí');
    await expect(args.onChange).toHaveBeenLastCalledWith('vale');
    await type('serra{Enter}');
    await expect(input).toHaveValue('Alimentos Serra Azul');
    await expect(args.onChange).toHaveBeenLastCalledWith('serra');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await type('vale{Enter}');
    await expect(input).toHaveValue('vale');
    await expect(input).toHaveAccessibleDescription('“vale” pode ser mais de um item. Escolha um da lista.');
    // Disabled options do not match.
    await type('norte');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Nada encontrado/);
  },
};

/** Blur, Enter and submit wait for the search; the form is not sent while the text has no match. */
export const Sent: Story = {
  args: {
    options: undefined,
    name: 'client',
    load: async (text) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return search(text);
    },
  },
  render: (args) => {
    const [sent, setSent] = useState<string>();
    const [client, setClient] = useState<string | null>(null);
    return (
      <Form onSubmit={() => setSent(client ?? 'nenhum')}>
        <ComboBox {...args} value={client} onChange={setClient} />
        <Button type="submit">Salvar</Button>
        <output>{sent}</output>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    // An open list sets aria-hidden on the rest of the page, so find the button first.
    const save = canvas.getByRole('button', { name: 'Salvar' });
    await userEvent.type(input, 'serra{Enter}');
    await waitFor(() => expect(input).toHaveValue('Alimentos Serra Azul'));
    await userEvent.clear(input);
    await userEvent.type(input, 'embalagens');
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText('agata')).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, 'ninguém');
    await userEvent.click(save);
    await waitFor(() => expect(input).toHaveFocus(), { timeout: 5_000 });
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('ninguém');
    await userEvent.clear(input);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText('nenhum')).toBeVisible());
  },
};

const projects = [
  { id: 'long', label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
];

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <ComboBox {...args} isRequired placeholder="Nome ou cidade" note="Só os clientes ativos." />
      <ComboBox {...args} defaultValue="vale" error="Este cliente está com o contrato vencido." />
      <ComboBox {...args} label="Projeto" options={projects} defaultValue="long" />
      <ComboBox {...args} defaultValue="vale" isDisabled />
      <ComboBox {...args} defaultValue="vale" isReadOnly />
    </Columns>
  ),
};

const fiveThousand = Array.from({ length: 5_000 }, (_, index) => ({ id: `p${index}`, label: `Peça ${index + 1}` }));

/** Five thousand options are virtualized; the keys reach all of them, and each announces its position. */
export const FiveThousand: Story = {
  args: { label: 'Peça', options: fiveThousand },
  play: async ({ canvas, userEvent, args }) => {
    const drawn = () => document.querySelectorAll('[role="option"]').length;
    const input = canvas.getByRole('combobox', { name: 'Peça' });
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: /Peça/ }));
    await waitFor(() => expect(drawn()).toBeGreaterThan(5));
    console.info(`ComboBox: 5,000 options in ${Math.round(performance.now() - start)} ms, ${drawn()} in the page`);
    await expect(drawn()).toBeLessThan(100);
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Peça 5000' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', last.id));
    await expect(last).toHaveAttribute('aria-posinset', '5000');
    await expect(last).toHaveAttribute('aria-setsize', '5000');
    await userEvent.type(input, 'peca 4321');
    await waitFor(() => expect(drawn()).toBe(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('p4320');
  },
};
