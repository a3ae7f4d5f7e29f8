import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { UiProvider } from '../UiProvider/UiProvider';
import { Link } from './Link';

const meta = {
  component: Link,
  args: { href: '/projetos', children: 'Ver todos os projetos' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};

/** Alone, in a sentence, and with a label of two lines. */
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

const went = fn();
const pressedAround = fn();

/** It navigates and does not press an ancestor. */
export const Followed: Story = {
  render: (args) => (
    <UiProvider locale="pt-BR" navigate={went}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it stands in for a row, to test that it is not pressed. */}
      <div onPointerDown={pressedAround} onMouseDown={pressedAround} onClick={pressedAround} onKeyDown={pressedAround}>
        <Link {...args} onPress={fn()} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await userEvent.hover(link);
    await expect(link).toHaveAttribute('data-hovered');
    await userEvent.click(link);
    await expect(went).toHaveBeenLastCalledWith('/projetos');
    await userEvent.unhover(link);
    await expect(link).not.toHaveAttribute('data-hovered');
    await expect(link).not.toHaveAttribute('data-pressed');
    link.blur();
    await userEvent.tab();
    await expect(link).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await expect(went).toHaveBeenCalledTimes(2);
    await expect(pressedAround).not.toHaveBeenCalled();
  },
};
