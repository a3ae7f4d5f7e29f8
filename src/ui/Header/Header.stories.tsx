import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelLeft } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
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

/** Each side alone, both, and a name that is cut before it pushes the rest out. */
export const Matrix: Story = {
  render: ({ start, end }) => (
    <Stack space="l">
      {[
        { id: 'both', start, end },
        { id: 'start', start },
        { id: 'end', end },
        {
          id: 'long',
          start: (
            <Text weight="strong" isTruncated>
              Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
            </Text>
          ),
          end: (
            <>
              <Badge tone="warning">Demonstração</Badge>
              {end}
            </>
          ),
        },
        {
          id: 'way',
          start: (
            <>
              <IconButton label="Menu" icon={PanelLeft} />
              <Breadcrumbs
                items={[
                  { label: 'Projetos', href: '/projects' },
                  { label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
                ]}
              />
            </>
          ),
          end,
        },
      ].map(({ id, ...sides }) => (
        <article key={id}>
          <Header {...sides} />
        </article>
      ))}
    </Stack>
  ),
};
