import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Projetos', href: '/projects' },
      { label: 'Retrofit da prensa 2', href: '/projects/p1' },
      { label: 'Comissionamento' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Caminho até esta página' })).toBeVisible();
    await expect(canvas.getByText('Comissionamento')).toHaveAttribute('aria-current', 'page');
  },
};

const long = 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial';

/** From one name to many; long names are truncated, and a name without an address is not a link. */
export const Matrix: Story = {
  // A real page has only one breadcrumb navigation; this story has several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ items }) => (
    <Stack>
      {[
        items.slice(-1),
        items.slice(-2),
        items,
        [...items.slice(0, 1), { label: 'Arquivados' }, ...items.slice(1)],
        [{ label: 'Projetos', href: '/projects' }, { label: long }],
        [
          { label: 'Projetos', href: '/projects' },
          { label: long, href: '/projects/p2' },
          { label: 'Comissionamento e treinamento' },
        ],
      ].map((each) => (
        <article key={each.map(({ label }) => label).join()} aria-label={`${each.length}, ${each.at(-1)?.label}`}>
          <Breadcrumbs items={each} />
        </article>
      ))}
    </Stack>
  ),
};
