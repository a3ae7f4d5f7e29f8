import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateTable } from '../foundations/StateTable';
import { AvatarGroup } from './AvatarGroup';

const people = ['Helena Prado', 'Bruno Salles', 'Caio Lins', 'Dora Reis', 'Eva Lemos', 'Fábio Nunes', 'Gil Rocha'].map(
  (name) => ({ id: name, name }),
);

const meta = { component: AvatarGroup, args: { label: 'Equipe', people } } satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four are visible; the other three are counted, and screen readers read their names. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('+3')).toBeVisible();
    await expect(canvas.getByText('Eva Lemos, Fábio Nunes, Gil Rocha')).toBeInTheDocument();
  },
};

/** Size × count; five are all visible, because a "+1" would need the same space. */
export const Matrix: Story = {
  render: () => (
    <StateTable label="AvatarGroup: size × people" rows={['s', 'm', 'l'] as const} columns={['1', '5', '7'] as const}>
      {(size, count) => <AvatarGroup label="Equipe" people={people.slice(0, Number(count))} size={size} />}
    </StateTable>
  ),
};
