import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Columns } from '../Columns/Columns';
import { AreaChart, LineChart, type LineChartProps } from './LineChart';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('pt-BR', { notation: 'compact' });
const months = ['jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.'];

const meta = {
  component: LineChart,
  subcomponents: { AreaChart },
  args: {
    title: 'Entradas e saídas',
    categories: months,
    categoryLabel: 'Mês',
    series: [
      { id: 'in', label: 'Entradas', values: [82_000, 91_500, 78_200, 127_900, 118_400, 134_000] },
      { id: 'out', label: 'Saídas', values: [64_100, 70_800, 88_900, 93_300, 90_250, null] },
      { id: 'net', label: 'Saldo', values: [17_900, 20_700, -10_700, 34_600, 28_150, null] },
    ],
    format: (value) => money.format(value),
    formatShort: (value) => short.format(value),
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/**
 * A single tab stop; arrow keys move by point and series, and each point has its value as name. The table has the same
 * data.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('img', { name: /^Entradas, jun\.: R\$.82\.000$/ })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Saldo, ago\.: -R\$.10\.700$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    await expect(await canvas.findByRole('rowheader', { name: 'nov.' })).toBeVisible();
    await expect(canvas.getAllByText('sem dado')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }));
    await canvas.findByRole('group', { name: 'Entradas e saídas' });
  },
};

const year = Array.from({ length: 365 }, (_, day) => (day % 50 < 4 ? null : 40 + Math.round(30 * Math.sin(day / 20))));

/** A year of days without point markers; an unknown value leaves a gap in the line. */
export const Year: Story = {
  args: {
    categories: year.map((_, day) => `dia ${day + 1}`),
    series: [{ id: 'load', label: 'Carga', values: year }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('img').length).toBeGreaterThan(300));
    const rings = [...canvasElement.querySelectorAll('g[role=img] > path')];
    await expect(rings.every((ring) => getComputedStyle(ring).opacity === '0')).toBe(true);
    const traces = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    // The data has eight gaps: one at the start and seven in between.
    await expect(traces.some((trace) => trace.split('M').length - 1 === 8)).toBe(true);
    canvas.getByRole('img', { name: /^Carga, dia 5:/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Carga, dia 6:/ })).toHaveFocus();
  },
};

const many = Array.from({ length: 10_000 }, (_, at) => Math.round(500 + 300 * Math.sin(at / 300) + (at % 17) * 4));
const manyNames = many.map((_, at) => `${at + 1}`);

function Late(props: LineChartProps) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <Button onPress={() => setThere(true)}>Trazer 10.000</Button>
      {isThere && <LineChart {...props} />}
    </>
  );
}

/** Ten thousand points: the line is complete, only the active point is rendered; arrow keys reach all of them. */
export const TenThousand: Story = {
  args: {
    categories: manyNames,
    series: [{ id: 'press', label: 'Pressão', values: many }],
    format: String,
    formatShort: String,
  },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, userEvent }) => {
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer 10.000' }));
    const first = await canvas.findByRole('img', { name: /^Pressão, 1:/ });
    console.info(`LineChart: 10,000 points in ${Math.round(performance.now() - start)} ms`);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    // Points that share a pixel are thinned to at most four.
    const drawing = first.closest('svg') as SVGSVGElement;
    const corners = [...drawing.querySelectorAll('path')].map(
      (path) => path.getAttribute('d')?.match(/[MLC]/g)?.length ?? 0,
    );
    await expect(Math.max(...corners)).toBeLessThanOrEqual(4 * drawing.clientWidth);
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Pressão, 3:/ })).toHaveFocus();
  },
};

const eight = Array.from({ length: 8 }, (_, at) => ({
  id: String(at),
  label: `Unidade ${at + 1}`,
  values: months.map((_, month) => 20 + at * 9 + ((month * 13 + at * 7) % 11)),
}));

/** Area, stacked, all eight colours, and empty. */
export const Matrix: Story = {
  render: (args) => (
    <Columns>
      <AreaChart {...args} title="Entradas" series={args.series.slice(0, 1)} />
      <AreaChart {...args} title="Entradas e saídas, somadas" series={args.series.slice(0, 2)} />
      <LineChart {...args} title="Horas por unidade" series={eight} format={String} formatShort={String} />
      <LineChart {...args} title="Sem números" series={[]} />
    </Columns>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
