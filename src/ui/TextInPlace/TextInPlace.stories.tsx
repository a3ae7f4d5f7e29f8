import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { TextInPlace, type TextInPlaceProps } from './TextInPlace';

function Written(props: TextInPlaceProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [value, setValue] = useState(props.value);
  return (
    <Stack space="l">
      <Heading level={2} size="m">
        <TextInPlace
          {...props}
          isOpen={isOpen}
          value={value}
          onChange={setValue}
          onOpen={() => setOpen(true)}
          onSave={() => {
            setOpen(false);
            props.onSave();
          }}
          onGiveBack={() => {
            setValue(props.value);
            setOpen(false);
          }}
        />
      </Heading>
      <Button>Ao lado</Button>
    </Stack>
  );
}

const meta = {
  component: TextInPlace,
  args: {
    label: 'Nome',
    hint: 'Editar nome',
    value: 'Montar o painel',
    isOpen: false,
    onChange: fn(),
    onOpen: fn(),
    onSave: fn(),
    onGiveBack: fn(),
  },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof TextInPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens and saves, Escape reverts, blur saves; closing by a key leaves the focus on the text. */
export const OneLine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = () => canvas.getByRole('button', { name: /^Montar/ });
    text().focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' elétrico{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(text()).toHaveFocus());
    await expect(text()).toHaveTextContent('Montar o painel elétrico');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' de novo{Escape}');
    await waitFor(() => expect(text()).toHaveTextContent(/^Montar o painel$/));
    await userEvent.click(text());
    await userEvent.click(canvas.getByRole('button', { name: 'Ao lado' }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** Text and editor have the same size. */
export const NothingMoves: Story = {
  args: {
    value: 'Retrofit da linha de embalagem secundária com robô paletizador e visão artificial '.repeat(3).trim(),
  },
  play: async ({ canvas, userEvent }) => {
    const beside = canvas.getByRole('button', { name: 'Ao lado' });
    const before = beside.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: /^Retrofit/ }));
    await canvas.findByRole('textbox', { name: 'Nome' });
    await expect(Math.abs(beside.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
};

/** Multi-line: Enter inserts a line, Ctrl+Enter saves. */
export const SeveralLines: Story = {
  args: { isMultiline: true, value: '', placeholder: 'Escreva uma descrição…', note: 'Salva com Ctrl+Enter.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escreva uma descrição…' }));
    await userEvent.keyboard('Uma{Enter}duas');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: /Uma\s+duas/ })).toBeVisible();
  },
};

export const Refused: Story = { args: { isOpen: true, value: '', error: 'O nome precisa ser preenchido.' } };
