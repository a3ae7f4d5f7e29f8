import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { InlineAlert } from './InlineAlert';

const meta = {
  component: InlineAlert,
  args: { children: 'Quem aprova recebe um aviso.' },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

function Sender() {
  const [isRefused, setRefused] = useState(false);
  return (
    <Stack align="start">
      <Button onPress={() => setRefused(true)}>Pagar</Button>
      {isRefused && (
        <InlineAlert tone="critical" isLive>
          O banco recusou o pagamento. Nada foi debitado.
        </InlineAlert>
      )}
    </Stack>
  );
}

/** A message that follows an action is announced with its kind. */
export const Live: Story = {
  render: () => <Sender />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro: O banco recusou o pagamento.');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Stack space="s">
        {(['info', 'positive', 'warning', 'critical'] as const).map((tone) => (
          <InlineAlert {...args} key={tone} tone={tone} />
        ))}
      </Stack>
      <Card>
        <InlineAlert tone="warning">
          O contrato com a Metalúrgica Vale do Itajaí vence em 12 dias e ainda não tem aditivo assinado.{' '}
          <Link href="/contratos" weight="quiet">
            Ver o contrato
          </Link>
        </InlineAlert>
      </Card>
    </Stack>
  ),
};
