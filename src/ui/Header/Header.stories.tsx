import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelLeft } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { Text } from '../Text/Text';
import { Header } from './Header';

const meta = {
  component: Header,
  args: {
    start: (
      <>
        <IconButton label="Abrir ou fechar o menu" icon={PanelLeft} />
        <Text weight="strong" isTruncated>
          Projetos
        </Text>
      </>
    ),
    end: <Avatar name="Helena Prado" isAlone />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
