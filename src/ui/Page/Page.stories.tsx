import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { TabLinks } from '../Tabs/Tabs';
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

/** With tabs the header takes two lines, of which the first stays in sight and is never wrapped. */
export const WithTabs: Story = {
  args: {
    width: 'full',
    tabs: (
      <TabLinks
        label="Partes do projeto"
        items={[
          { id: 'steps', label: 'Etapas', href: '#steps', count: 4, isCurrent: true },
          { id: 'members', label: 'Membros', href: '#members', count: 2 },
        ]}
      />
    ),
    description: '4 de 10 · até 18/12/2026',
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.closest('header')).toContainElement(canvas.getByRole('link', { name: /Membros/ }));
    await expect(canvas.getByText('4 de 10 · até 18/12/2026')).toBeVisible();
  },
};

/** Title alone; with acts; for reading; as wide as it gets, with a title that takes several lines. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {[
        { id: 'alone', title: 'Projetos' },
        {
          id: 'reading',
          title: 'Política de viagens',
          description: 'Vale para todas as unidades.',
          width: 'text' as const,
        },
        { ...args, id: 'page', breadcrumbs: undefined },
        {
          ...args,
          id: 'long',
          title: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial',
          width: 'full' as const,
          breadcrumbs: [
            { label: 'Projetos', href: '/projects' },
            { label: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial' },
          ],
        },
      ].map(({ id, ...page }) => (
        <article key={id}>
          <Page {...page}>
            <Card>
              <Text>Levantamento, painel, montagem, comissionamento.</Text>
            </Card>
          </Page>
        </article>
      ))}
    </Stack>
  ),
};
