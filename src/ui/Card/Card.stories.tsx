import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns';
import { Heading } from '../Heading/Heading';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = {
  component: Card,
  args: {
    children: (
      <Stack space="xs">
        <Heading level={2} size="m">
          Unidade Joinville
        </Heading>
        <Text tone="secondary" size="s">
          14 pessoas, 6 projetos em andamento
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** All paddings; the last card holds a picture or table from edge to edge. */
export const Matrix: Story = {
  render: (args) => (
    <Columns minWidth="s">
      {(['m', 'l', 'xl'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {args.children}
        </Card>
      ))}
      <Card padding="none">
        <Skeleton shape="block" />
      </Card>
      <Card>
        <Text>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Text>
      </Card>
    </Columns>
  ),
};
