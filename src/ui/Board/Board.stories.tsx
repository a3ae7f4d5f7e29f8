import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Board, type BoardProps } from './Board';

interface Project {
  id: string;
  name: string;
  client: string;
  state: string;
}

const projects: Project[] = [
  { id: 'press', name: 'Retrofit da prensa 2', client: 'Metalúrgica Aurora', state: 'planned' },
  { id: 'palletizer', name: 'Paletizadora', client: 'Laticínios Serra', state: 'planned' },
  { id: 'line', name: 'Supervisório da linha de envase', client: 'Águas do Vale', state: 'running' },
  {
    id: 'long',
    name: 'Modernização do sistema de intertravamento da subestação principal',
    client: 'Companhia Catarinense de Papel e Celulose',
    state: 'running',
  },
  { id: 'oven', name: 'Forno 3', client: 'Cerâmica Tijucas', state: 'running' },
];

function Projects(props: BoardProps<Project>) {
  const [items, setItems] = useState(props.items);
  const { onMove } = props;
  const move = (id: string, state: string, place: number) => {
    onMove?.(id, state, place);
    setItems((old) => {
      const item = old.find((each) => each.id === id);
      if (!item) return old;
      const rest = old.filter((each) => each.id !== id);
      const target = rest.filter((each) => each.state === state)[place];
      const at = target ? rest.indexOf(target) : rest.length;
      return rest.toSpliced(at, 0, { ...item, state });
    });
  };
  return <Board {...props} items={items} onMove={onMove && move} />;
}

const meta = {
  component: Board<Project>,
  render: (args) => <Projects {...args} />,
  args: {
    label: 'Projetos',
    columns: [
      { id: 'planned', label: 'Planejado' },
      { id: 'running', label: 'Em andamento', limit: 2 },
      { id: 'done', label: 'Concluído' },
    ],
    items: projects,
    columnOf: ({ state }) => state,
    nameOf: ({ name }) => name,
    onMove: fn(),
    children: ({ name, client }) => (
      <Stack space="none">
        <Text as="span" weight="medium">
          {name}
        </Text>
        <Text as="span" size="xs" tone="secondary">
          {client}
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Board<Project>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/**
 * Alt with arrow keys moves a card down its column, then to the next one. The card keeps the focus and its position is
 * announced.
 */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getAllByRole('status')[0] as HTMLElement;
    (await canvas.findByRole('row', { name: 'Retrofit da prensa 2' })).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(said).toHaveTextContent('Retrofit da prensa 2: Planejado, posição 2 de 2');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Retrofit da prensa 2' })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const running = canvas.getByRole('grid', { name: 'Em andamento' });
    await waitFor(() => expect(within(running).getByRole('row', { name: 'Retrofit da prensa 2' })).toHaveFocus());
    await expect(said).toHaveTextContent('Retrofit da prensa 2: Em andamento, posição 2 de 4');
  },
};

/** The menu lists the columns; the focus stays on the card. */
export const MovedByMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mover Paletizadora para…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Concluído' }));
    const done = canvas.getByRole('grid', { name: 'Concluído' });
    const card = await within(done).findByRole('row', { name: 'Paletizadora' });
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  },
};

/** A column over its limit, a collapsed one and an empty one; below, a board without moves. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Projects {...args} defaultCollapsed={['planned']} />
      <Projects {...args} label="Só para ver" onMove={undefined} onAction={fn()} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir Planejado' }));
    await expect(canvas.getAllByRole('button', { name: 'Recolher Planejado' })).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Recolher Planejado' })[0] as HTMLElement);
  },
};

/** Columns that are scrolled out are counted, and a press scrolls to them. */
export const Beyond: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(22rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mais \d+ colunas? à direita$/ }));
    await expect(await canvas.findByRole('button', { name: /^Mais \d+ colunas? à esquerda$/ })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };

const states = ['planned', 'running', 'done'] as const;
const threeHundred = Array.from({ length: 300 }, (_, index) => ({
  id: `c${index}`,
  name: `Cartão ${index + 1}`,
  client: `Cliente ${(index % 17) + 1}`,
  state: states[index % 3] as string,
}));

function Late(props: BoardProps<Project>) {
  const [isThere, setThere] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setThere(true)}>Trazer 300</Button>
      {isThere && <Projects {...props} items={threeHundred} />}
    </Stack>
  );
}

/** Three hundred cards, virtualized; a card moved outside the rendered range keeps the focus. */
export const ThreeHundred: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const inPage = () => canvasElement.querySelectorAll('[role="row"]').length;
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer 300' }));
    const card = await canvas.findByRole('row', { name: 'Cartão 1' });
    console.info(`Board: 300 cards in ${Math.round(performance.now() - start)} ms, ${inPage()} in the page`);
    await expect(inPage()).toBeLessThan(90);
    card.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Cartão 1: Planejado, posição 3 de 100');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Cartão 1' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Mover Cartão 1 para…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Concluído' }));
    const done = canvas.getByRole('grid', { name: 'Concluído' });
    await waitFor(() => expect(within(done).getByRole('row', { name: 'Cartão 1' })).toHaveFocus());
    await expect(within(done).getByRole('row', { name: 'Cartão 1' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(within(done).getByRole('row', { name: 'Cartão 3' })).toHaveFocus());
    await expect(within(done).getByRole('row', { name: 'Cartão 3' })).toHaveAttribute('aria-rowindex', '1');
    await expect(done).toHaveAttribute('aria-rowcount', '101');
    await expect(inPage()).toBeLessThan(90);
  },
};
