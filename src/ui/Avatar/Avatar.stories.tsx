import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Avatar } from './Avatar';

const meta = { component: Avatar, args: { name: 'Helena Maria de Souza Prado' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
};

/** Three sizes, with the name and alone; a single name, particles, lower case, and a long name. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Inline key={size}>
          <Avatar name="Helena Prado" size={size} isAlone />
          <Avatar name="Ana Maria de Souza" size={size} />
          <Text as="span">Ana Maria de Souza</Text>
        </Inline>
      ))}
      {['Rita', 'josé da silva e silva', 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Figueiredo'].map(
        (name) => (
          <Inline key={name} wrap={false}>
            <Avatar name={name} />
            <Text as="span">{name}</Text>
          </Inline>
        ),
      )}
    </Stack>
  ),
};
