import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Section } from '../Section/Section';
import { Text } from '../Text/Text';
import { Page } from './Page';

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Retrofit da prensa 2',
    description: 'Metalúrgica Vale do Itajaí, unidade Joinville',
    breadcrumbs: [{ label: 'Projetos', href: '/projects' }, { label: 'Retrofit da prensa 2' }],
    actions: (
      <>
        <Button tone="neutral" weight="soft">
          Exportar
        </Button>
        <Button icon={Plus}>Nova etapa</Button>
      </>
    ),
    children: (
      <Section title="Etapas" description="Na ordem em que acontecem.">
        <Card>
          <Text>Levantamento, painel, montagem, comissionamento.</Text>
        </Card>
      </Section>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ForReading: Story = { args: { width: 'text', actions: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
