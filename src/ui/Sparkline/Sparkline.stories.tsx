import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Sparkline } from './Sparkline';

const meta = {
  component: Sparkline,
  args: { label: 'Horas apontadas', values: [32, 41, 38, 44, 40, 52, 49], format: (value) => `${value} h` },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Rising, falling, flat, negative, a single value, many values; no values render nothing. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {Object.entries({
        'Horas em alta': [32, 36, 38, 44, 47, 52],
        'Horas em baixa': [52, 49, 44, 40, 33, 20],
        'Sempre iguais': [40, 40, 40, 40],
        'Saldo abaixo de zero': [12, 4, -8, -15, -3, 6],
        'Um dia só': [8],
        'Nenhum dia': [],
        'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial': Array.from(
          { length: 60 },
          (_, at) => 40 + ((at * 17) % 23),
        ),
      }).map(([label, values]) => (
        <Inline key={label} justify="between">
          <Text as="span">{label}</Text>
          <Inline>
            <Sparkline {...args} label={label} values={values} />
            <Text as="span" weight="medium" isTabular>
              {values.length > 0 ? args.format(values.at(-1) ?? 0) : '–'}
            </Text>
          </Inline>
        </Inline>
      ))}
    </Stack>
  ),
};
