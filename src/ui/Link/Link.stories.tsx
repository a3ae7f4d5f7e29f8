import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  component: Link,
  args: { href: '/projetos', children: 'Ver todos os projetos' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};

/** Alone, in a sentence, and with a name that needs two lines. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      {(['strong', 'quiet'] as const).map((weight) => (
        <Stack key={weight} space="s" align="start">
          <Link {...args} weight={weight} />
          <Link {...args} weight={weight} isDisabled>
            Ver o contrato
          </Link>
          <Text>
            A reunião de terça foi remarcada.{' '}
            <Link {...args} weight={weight} href="/reunioes">
              Veja a nova data
            </Link>{' '}
            ou fale com quem a convocou.
          </Text>
          <Text>
            <Link {...args} weight={weight} href="/projetos/2">
              Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
            </Link>
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
