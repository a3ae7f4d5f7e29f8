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

/** A successful copy is shown and announced for a moment. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Copiado')).toBeVisible();
  },
};

/** A single line, long lines that scroll inside, and more lines than fit, which make the block focusable. */
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
    // The overflow exists only once the style is loaded.
    await waitFor(() => expect(lines).toHaveAttribute('tabindex', '0'));
  },
};
