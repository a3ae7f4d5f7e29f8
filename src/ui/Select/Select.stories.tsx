import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, CirclePause } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Columns } from '../Columns/Columns';
import { Form } from '../Form/Form';
import { Select } from './Select';

const meta = {
  component: Select,
  args: {
    label: 'Situação',
    name: 'status',
    onChange: fn(),
    options: [
      { id: 'planned', label: 'Planejado', icon: CircleDashed },
      { id: 'paused', label: 'Pausado', icon: CirclePause, note: 'Não conta nos prazos' },
      { id: 'done', label: 'Concluído', icon: CircleCheck },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};

const projects = [
  { id: 'long', label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
];

export const Matrix: Story = {
  render: (args) => (
    <Columns space="l">
      <Select {...args} note="Aparece no painel da unidade." />
      <Select {...args} defaultValue="paused" />
      <Select {...args} error="Escolha a situação do projeto." isRequired />
      <Select {...args} label="Situação sem rótulo à vista" isLabelHidden defaultValue="done" />
      <Select {...args} label="Projeto" options={projects} defaultValue="long" />
      <Select {...args} label="Desligado" defaultValue="planned" isDisabled />
    </Columns>
  ),
};

/** A required field has a star and a description for screen readers. */
export const Required: Story = {
  args: { isRequired: true, error: 'Escolha a situação do projeto.' },
  play: async ({ canvas }) => {
    const description = 'Escolha a situação do projeto. obrigatório';
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(description);
  },
};

/** Opens, moves and selects by keyboard; the focus returns to the field. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('paused');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveTextContent('Pausado');
  },
};

/** Typeahead selects without opening, ignoring accents, and so do the left and right arrow keys. */
export const ByLetters: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('concluido');
    await expect(args.onChange).toHaveBeenLastCalledWith('done');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('paused');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Pausado Situação' })).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Pressing the selected option again closes the list. */
export const ChosenAgain: Story = {
  args: { defaultValue: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /Pausado/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pausado Situação' })).toHaveFocus());
  },
};

/** A server error is shown below the field, is its description, and disappears with the next selection. */
export const Refused: Story = {
  render: (args) => (
    <Form validationErrors={{ status: 'Escolha outra situação.' }}>
      <Select {...args} note="Aparece no painel da unidade." />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription('Aparece no painel da unidade. Escolha outra situação.');
    await expect(button.closest('[data-field=status]')).toHaveAttribute('data-invalid');
    button.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(button).toHaveAccessibleDescription('Aparece no painel da unidade.'));
    await expect(new FormData(button.closest('form') ?? undefined).get('status')).toBe('planned');
  },
};

/** A browser validates, resets and autofills a select like any other form field. */
export const InNativeForm: Story = {
  args: { isRequired: true },
  render: (args) => (
    <Form validationBehavior="native">
      <Select {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const select = form.elements.namedItem('status') as HTMLSelectElement;
    const button = canvas.getByRole('button');
    await expect(form.checkValidity()).toBe(false);
    await waitFor(() => expect(button.closest('[data-field=status]')).toHaveAttribute('data-invalid'));
    // Simulates the browser's autofill.
    await userEvent.selectOptions(select, 'paused');
    await expect(button).toHaveTextContent('Pausado');
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).get('status')).toBe('paused');
    form.reset();
    await waitFor(() => expect(button).toHaveTextContent('Escolha'));
  },
};

export const Open: Story = {
  args: { defaultValue: 'planned', defaultOpen: true },
};
