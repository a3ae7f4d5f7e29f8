import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Icon } from './Icon';

const meta = { component: Icon, args: { icon: CircleCheck, label: 'Concluído' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const sizes = ['s', 'm', 'l'] as const;

/** Each size alone, with an accessible name, and decorative beside text, whose colour it takes. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Inline>
        {sizes.map((size) => (
          <Icon {...args} key={size} size={size} />
        ))}
      </Inline>
      {sizes.map((size) => (
        <Inline key={size} wrap={false}>
          <Icon {...args} label={undefined} size={size} />
          <Text as="span">Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
