import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { CodeBlock } from './CodeBlock';

const meta = {
  component: CodeBlock,
  args: {
    title: 'Resposta do banco',
    children: `{
  "status": 422,
  "code": "pix-key-not-found",
  "detail": "A chave informada não existe no diretório de identificadores."
}`,
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** That it was copied is said for a moment, to the eye and to the ear. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Copiado')).toBeVisible();
  },
};

/** A line, lines that are too long and scroll inside, and more lines than there is height for, which take a stop of the keyboard. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <CodeBlock title="Comando">npm start</CodeBlock>
      <CodeBlock
        {...args}
        title="Resposta do banco ao pagamento de Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
      />
      <CodeBlock title="Registro do CLP">
        {Array.from({ length: 40 }, (_, at) => `14:${String(at).padStart(2, '0')} %QX0.${at % 8} = ${at % 2}`).join(
          '\n',
        )}
      </CodeBlock>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getByText(/14:39/).parentElement;
    // Only with its style does it have a height to pass.
    await waitFor(() => expect(lines).toHaveAttribute('tabindex', '0'));
  },
};
