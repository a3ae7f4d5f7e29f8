import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, List, Rows3 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ToggleButtonGroup } from './ToggleButtonGroup';

const views = [
  { id: 'list', label: 'Lista', icon: List },
  { id: 'board', label: 'Quadro', icon: Columns3 },
  { id: 'lines', label: 'Linha do tempo', icon: Rows3 },
];

const meta = {
  component: ToggleButtonGroup,
  args: { label: 'Ver como', options: views, defaultSelectedKeys: ['list'], onSelectionChange: fn() },
} satisfies Meta<typeof ToggleButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is always selected: pressing it again changes nothing. */
export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['board']));
    await expect(canvas.getByRole('radio', { name: 'Quadro' })).toBeChecked();
    // A single tab stop, which remembers its position.
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')).not.toContain(document.activeElement);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'Quadro' })).toHaveFocus();
  },
};

const days = ['Seg', 'Ter', 'Qua', 'Qui', 'Sex'].map((label) => ({ id: label, label }));

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start" space="l">
      <ToggleButtonGroup {...args} size="s" />
      <ToggleButtonGroup {...args} isIconOnly label="Ver como, só ícones" />
      <ToggleButtonGroup label="Dias" selectionMode="multiple" options={days} defaultSelectedKeys={['Ter', 'Qua']} />
      <ToggleButtonGroup
        label="Período"
        options={[
          { id: 'month', label: 'Mês' },
          { id: 'quarter', label: 'Trimestre' },
          { id: 'year', label: 'Ano', isDisabled: true },
        ]}
        defaultSelectedKeys={['quarter']}
      />
      <ToggleButtonGroup {...args} isDisabled label="Ver como, desligado" />
    </Stack>
  ),
};

/** At full width the labels are truncated before the page overflows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { width: 'full' },
};
