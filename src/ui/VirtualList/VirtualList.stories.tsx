import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { VirtualList, type VirtualListHandle } from './VirtualList';

const many = Array.from({ length: 5000 }, (_, index) => ({ id: String(index), name: `Etapa ${index + 1}` }));

function Many() {
  const list = useRef<VirtualListHandle>(null);
  return (
    <Stack space="m">
      <Button onPress={() => list.current?.focusRow('4000')}>Ir para a etapa 4001</Button>
      <VirtualList ref={list} label="Etapas" rows={many}>
        {(row) => (
          <Link href={`#${row.id}`} weight="quiet" data-row-focus>
            {row.name}
          </Link>
        )}
      </VirtualList>
    </Stack>
  );
}

const meta = {
  component: VirtualList,
  args: { label: 'Etapas', rows: many.slice(0, 3), children: (row) => (row as (typeof many)[number]).name },
} satisfies Meta<typeof VirtualList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Five thousand rows, virtualized; a distant row can be focused. */
export const FiveThousand: Story = {
  render: () => <Many />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Ir para a etapa 4001' }));
    const row = await canvas.findByRole('link', { name: 'Etapa 4001' });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100);
    await expect(row.closest('li')).toHaveAttribute('aria-posinset', '4001');
  },
};

/** On a phone a row has two lines, unless it is low; rows do not overlap. */
export const TwoHeights: Story = {
  args: { rows: many.slice(0, 12), height: 'twoWhenNarrow', isLow: ({ id }) => Number(id) % 4 === 0 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    await waitFor(() => expect(boxes()[1]?.height).toBeGreaterThan(boxes()[0]?.height ?? 0));
    for (const [index, { top }] of boxes().entries())
      if (index > 0) await expect(top).toBeCloseTo(boxes()[index - 1]?.bottom ?? 0);
  },
};
