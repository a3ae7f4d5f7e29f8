import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = {
  component: Text,
  args: { children: 'A segunda medição foi aprovada e o pagamento sai na sexta.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Every tone, size, weight and alignment, and text that wraps or is truncated. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Stack space="xs">
        {(['primary', 'secondary', 'accent', 'positive', 'warning', 'critical', 'info'] as const).map((tone) => (
          <Text {...args} key={tone} tone={tone} />
        ))}
      </Stack>
      <Stack space="xs">
        {(['xs', 's', 'm', 'l', 'xl', '2xl'] as const).map((size) => (
          <Text {...args} key={size} size={size} />
        ))}
      </Stack>
      <Stack space="xs">
        {(['regular', 'medium', 'strong'] as const).map((weight) => (
          <Text {...args} key={weight} weight={weight} />
        ))}
        {(['start', 'center', 'end'] as const).map((align) => (
          <Text {...args} key={align} align={align} />
        ))}
        <Text isTruncated>
          Retrofit da linha de embalagem secundária com robô paletizador e visão artificial, na fábrica de Joinville,
          até março do próximo ano
        </Text>
      </Stack>
    </Stack>
  ),
};

/** Tabular figures align in a column. */
export const Tabular: Story = {
  render: () => (
    <Stack space="none" align="end">
      <Text isTabular>R$ 1.111,11</Text>
      <Text isTabular>R$ 98.460,08</Text>
    </Stack>
  ),
};
