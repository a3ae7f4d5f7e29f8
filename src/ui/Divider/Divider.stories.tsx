import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

const meta = { component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Separates content where space alone does not: on the page, and in a card. */
export const Matrix: Story = {
  render: () => (
    <Stack space="xl">
      <Stack>
        <Text>Dados do cliente</Text>
        <Divider />
        <Text>Histórico de pagamentos</Text>
      </Stack>
      <Card>
        <Stack>
          <Text>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Text>
          <Divider />
          <Text tone="secondary">Criado por Helena Prado em 03/11/2026</Text>
        </Stack>
      </Card>
    </Stack>
  ),
};
