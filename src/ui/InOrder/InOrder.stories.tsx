import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Section } from '../Section/Section';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { InOrder } from './InOrder';

const meta = { component: InOrder, args: { children: null } } satisfies Meta<typeof InOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = (element: Element) => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).opacity === '0') return false;
  return true;
};

function Parts() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack space="l">
      <Button tone="neutral" weight="soft" onPress={() => setThere(!isThere)}>
        Trazer o resumo
      </Button>
      <InOrder key={String(isThere)}>
        <Stack space="xl">
          <Section title="Resumo">
            {isThere ? <Text>Doze projetos em andamento, três atrasados.</Text> : <Skeleton lines={3} />}
          </Section>
          <Section title="Pessoas">
            <Text>Joana Lima, Tiago Albuquerque e mais quatro.</Text>
          </Section>
        </Stack>
      </InOrder>
    </Stack>
  );
}

/** What is below what is awaited is seen a second later, or as soon as that has come. */
export const Awaited: Story = {
  render: () => <Parts />,
  play: async ({ canvas, userEvent }) => {
    const below = canvas.getByRole('heading', { name: 'Pessoas' });
    await waitFor(() => expect(seen(below)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer o resumo' }));
    await expect(seen(canvas.getByRole('heading', { name: 'Pessoas' }))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer o resumo' }));
    await expect(seen(canvas.getByRole('heading', { name: 'Resumo' }))).toBe(true);
    await expect(seen(canvas.getByRole('heading', { name: 'Pessoas' }))).toBe(false);
    await waitFor(() => expect(seen(canvas.getByRole('heading', { name: 'Pessoas' }))).toBe(true));
  },
};
