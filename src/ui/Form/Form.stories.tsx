import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { ComboBox } from '../ComboBox/ComboBox';
import { DatePicker } from '../DatePicker/DatePicker';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { FileDrop } from '../FileDrop/FileDrop';
import { Modal } from '../Modal/Modal';
import { MoneyField } from '../MoneyField/MoneyField';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { NumberField } from '../NumberField/NumberField';
import { PhoneField } from '../PhoneField/PhoneField';
import { PixKeyField } from '../PixKeyField/PixKeyField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TaxIdField } from '../TaxIdField/TaxIdField';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const fields = (
  <>
    <TextField label="Nome do projeto" name="name" isRequired />
    <Select
      label="Unidade"
      name="unit"
      options={[
        { id: 'poa', label: 'Porto Alegre' },
        { id: 'joi', label: 'Joinville' },
      ]}
    />
    <DatePicker label="Entrega" name="due" />
    <Button type="submit">Criar projeto</Button>
  </>
);

const meta = {
  component: Form,
  args: { onSubmit: fn(), children: fields },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter inserts a line in a text area; Ctrl+Enter submits. */
export const ManyLines: Story = {
  args: { children: <TextArea label="Motivo" name="reason" /> },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByLabelText('Motivo');
    await userEvent.type(text, 'Falta a peça{Enter}de Joinville');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(text).toHaveValue('Falta a peça\nde Joinville');
  },
};

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Nome do projeto/), 'Retrofit da prensa 2{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const errors = [
  { field: 'name', message: 'Dê um nome ao projeto.' },
  { field: 'unit', message: 'Escolha a unidade.' },
  { field: 'due', message: 'A entrega já passou. Escolha um dia de hoje em diante.' },
];

/** In the docs it must not take the focus, which would scroll the page. */
const still: Decorator = (Story, { viewMode }) => (
  <div inert={viewMode === 'docs'}>
    <Story />
  </div>
);

/** Server errors are shown below each field, and each line above the form links to its field. */
export const Refused: Story = {
  decorators: [still],
  args: {
    validationErrors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    children: (
      <>
        <ErrorSummary title="O projeto não foi criado. Faltam três coisas:" errors={errors} />
        {fields}
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Escolha a unidade.' }));
    await expect(canvas.getByRole('button', { name: /Unidade/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /A entrega já passou/ }));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Dê um nome ao projeto.' }));
    await expect(canvas.getByLabelText(/Nome do projeto/)).toHaveFocus();
  },
};

const expenseFields = (
  <>
    <ComboBox
      label="Cliente"
      name="client"
      options={[
        { id: 'vale', label: 'Metalúrgica Vale do Itajaí' },
        { id: 'serra', label: 'Alimentos Serra Azul' },
      ]}
    />
    <TaxIdField label="CNPJ de quem recebe" name="payee" kind="cnpj" defaultValue="12ABC34501DE45" />
    <MoneyField label="Valor" name="cents" defaultValue={1234_50} />
    <PixKeyField label="Chave Pix" name="pixKey" defaultValue={{ kind: 'email', key: 'contas@serraazul.com.br' }} />
    <PhoneField label="Telefone" name="phone" defaultValue="+55519987" />
    <DateRangePicker label="Período" startName="from" endName="to" />
    <NumberField label="Parcelas" name="parts" defaultValue={13} />
    <RadioGroup
      label="Forma"
      name="form"
      orientation="horizontal"
      options={[
        { id: 'pix', label: 'Pix' },
        { id: 'slip', label: 'Boleto' },
      ]}
    />
    <MultiSelect label="Quem aprova" name="approvers" options={[{ id: 'helena', label: 'Helena Prado' }]} />
    <FileDrop label="Comprovantes" name="files" files={[]} onChange={() => {}} endings={['.pdf']} />
    <Button type="submit">Lançar despesa</Button>
  </>
);

const expenseErrors = [
  { field: 'client', message: 'Escolha o cliente.' },
  { field: 'payee', message: 'Os dois últimos dígitos do CNPJ não conferem.' },
  { field: 'cents', message: 'O valor passa do que sobra na verba.' },
  { field: 'pixKey', message: 'O banco não encontrou esta chave.' },
  { field: 'phone', message: 'Faltam quatro dígitos no telefone.' },
  { field: 'from', message: 'Diga o período.' },
  { field: 'parts', message: 'São no máximo 12 parcelas.' },
  { field: 'form', message: 'Escolha a forma de pagamento.' },
  { field: 'approvers', message: 'Escolha quem aprova.' },
  { field: 'files', message: 'Junte ao menos um comprovante.' },
];

/** Every kind of field shows server errors by its name, and every line of the summary links to its field. */
export const RefusedEverywhere: Story = {
  decorators: [still],
  args: {
    validationErrors: Object.fromEntries(expenseErrors.map(({ field, message }) => [field, message])),
    children: (
      <>
        <ErrorSummary title="A despesa não foi lançada. Faltam dez coisas:" errors={expenseErrors} />
        {expenseFields}
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = within(canvas.getAllByRole('alert')[0] as HTMLElement);
    for (const { field, message } of expenseErrors) {
      const place = canvasElement.querySelector(`[data-field="${field}"]`);
      await expect(place).toHaveTextContent(message);
      await userEvent.click(alert.getByRole('button', { name: message }));
      await expect(place).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

const outer = fn();

/** A form in a dialog above another form is submitted alone. */
export const OverAnother: Story = {
  args: {
    id: 'outer',
    onSubmit: outer,
    children: (
      <Modal
        title="Um dentro do outro"
        isOpen
        onOpenChange={fn()}
        footer={
          <Button type="submit" form="inner">
            Só este
          </Button>
        }
      >
        <Form id="inner" onSubmit={(event) => outer(event.currentTarget.id)}>
          <TextField label="Nome" />
        </Form>
      </Modal>
    ),
  },
  play: async ({ userEvent }) => {
    outer.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Só este' }));
    await expect(outer.mock.calls).toEqual([['inner']]);
  },
};

export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'smallest' } } };
