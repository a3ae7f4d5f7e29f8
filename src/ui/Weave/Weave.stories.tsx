import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Weave } from './Weave';

const inABox: Decorator = (Story) => (
  <div style={{ position: 'relative', height: '40rem', maxWidth: '32rem', overflow: 'hidden' }}>
    <Story />
  </div>
);

const meta = { component: Weave } satisfies Meta<typeof Weave>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Swatch: Story = {};

/** Fills its box, beside the sign-in. */
export const Cloth: Story = { args: { kind: 'cloth' }, decorators: [inABox] };

/** Weaves itself while the app comes; it stands still for those who asked for less motion. */
export const Loom: Story = { args: { kind: 'loom' } };

export const Begun: Story = { args: { state: 'begun' } };

export const Thinned: Story = { args: { state: 'thinned' } };

export const Closed: Story = { args: { state: 'closed' } };

export const Torn: Story = { args: { state: 'torn' } };
