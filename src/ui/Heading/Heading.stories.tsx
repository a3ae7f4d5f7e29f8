import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Heading } from './Heading';

const meta = { component: Heading, args: { children: 'Etapas em atraso' } } satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The level is semantic, the size visual: each default size, then each size at one level. */
export const Matrix: Story = {
  render: () => (
    <Stack space="xl">
      <Stack>
        {([1, 2, 3, 4] as const).map((level) => (
          <Heading key={level} level={level}>
            Etapas em atraso
          </Heading>
        ))}
      </Stack>
      <Stack>
        {(['2xl', 'xl', 'l', 'm', 's'] as const).map((size) => (
          <Heading key={size} level={2} size={size}>
            Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
          </Heading>
        ))}
      </Stack>
      <Text>Nenhum título tem ponto no fim.</Text>
    </Stack>
  ),
};
