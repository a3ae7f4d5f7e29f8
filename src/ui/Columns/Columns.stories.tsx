import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Columns } from './Columns';

const meta = { component: Columns, args: { children: null } } satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Receita', 'Despesa', 'Saldo', 'A receber'].map((name) => <Card key={name}>{name}</Card>);

export const Plain: Story = { args: { children: cards } };

/** On a phone they stand one below the other. */
export const Narrow: Story = { args: { children: cards }, globals: { viewport: { value: 'phone' } } };
