import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, FolderKanban, House, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarCell, CalendarGrid, CalendarGridBody, Calendar as Week } from 'react-aria-components/Calendar';
import { Accordion } from '../Accordion/Accordion';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Checkbox } from '../Checkbox/Checkbox';
import { ChoiceList } from '../ChoiceList/ChoiceList';
import { ComboBox } from '../ComboBox/ComboBox';
import { DatePicker } from '../DatePicker/DatePicker';
import { cell as day } from '../DatePicker/DatePicker.css';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker';
import { DateTimeField } from '../DateTimeField/DateTimeField';
import { Disclosure } from '../Disclosure/Disclosure';
import { FileDrop } from '../FileDrop/FileDrop';
import { FilterChip } from '../FilterChip/FilterChip';
import { GridList } from '../GridList/GridList';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { MenuList } from '../Menu/MenuParts';
import { MoneyField } from '../MoneyField/MoneyField';
import { MonthPicker } from '../MonthPicker/MonthPicker';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { NumberField } from '../NumberField/NumberField';
import { OtpField } from '../OtpField/OtpField';
import { Pagination } from '../Pagination/Pagination';
import { PasswordField } from '../PasswordField/PasswordField';
import { PermissionMatrix } from '../PermissionMatrix/PermissionMatrix';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { Sidebar } from '../Sidebar/Sidebar';
import { Slider } from '../Slider/Slider';
import { SplitButton } from '../SplitButton/SplitButton';
import { SplitPane } from '../SplitPane/SplitPane';
import { Switch } from '../Switch/Switch';
import { Table } from '../Table/Table';
import { TabLinks, Tabs } from '../Tabs/Tabs';
import { TagGroup } from '../TagGroup/TagGroup';
import { TaxIdField } from '../TaxIdField/TaxIdField';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { TextInPlace } from '../TextInPlace/TextInPlace';
import { TickBox } from '../TickBox/TickBox';
import { TimeField } from '../TimeField/TimeField';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { Tree } from '../Tree/Tree';
import { Held, type State, StateTable, states } from './StateTable';

/**
 * Each control in its default, hovered, pressed, focused and disabled state, forced by React Aria’s attributes, because
 * screenshots of pages never show them.
 */
const meta = { parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};

const weights = ['strong', 'soft', 'quiet'] as const;
const tones = ['accent', 'neutral', 'critical'] as const;

export const Buttons: Story = {
  render: () => (
    <>
      {weights.map((weight) => (
        <StateTable key={weight} label={`Button, ${weight}: tone × state`} rows={tones} columns={states}>
          {(tone, state) => (
            <Held state={state}>
              <Button tone={tone} weight={weight} isDisabled={state === 'disabled'}>
                Salvar
              </Button>
            </Held>
          )}
        </StateTable>
      ))}
    </>
  ),
};

/** A control and the element of it that has the state. */
interface Shown {
  /** Whether it cannot be disabled. */
  isAlwaysOn?: boolean;
  part?: string;
  draw: (isDisabled: boolean, state: State) => ReactNode;
}

const controls: Record<string, Shown> = {
  IconButton: {
    part: 'button',
    draw: (isDisabled) => <IconButton label="Ações" icon={Ellipsis} isDisabled={isDisabled} />,
  },
  ButtonLink: { isAlwaysOn: true, draw: () => <ButtonLink href="/projects">Projetos</ButtonLink> },
  Link: { isAlwaysOn: true, draw: () => <Link href="/projects">Projetos</Link> },
  ToggleButton: { draw: (isDisabled) => <ToggleButton isDisabled={isDisabled}>Atrasados</ToggleButton> },
  'ToggleButton, on': {
    draw: (isDisabled) => (
      <ToggleButton defaultSelected isDisabled={isDisabled}>
        Atrasados
      </ToggleButton>
    ),
  },
  Checkbox: { part: 'label', draw: (isDisabled) => <Checkbox label="Avisar" isDisabled={isDisabled} /> },
  'Checkbox, on': {
    part: 'label',
    draw: (isDisabled) => <Checkbox label="Avisar" defaultSelected isDisabled={isDisabled} />,
  },
  Switch: { part: 'label', draw: (isDisabled) => <Switch label="Avisar" isDisabled={isDisabled} /> },
  'Switch, on': {
    part: 'label',
    draw: (isDisabled) => <Switch label="Avisar" defaultSelected isDisabled={isDisabled} />,
  },
  TickBox: {
    draw: (isDisabled) => <TickBox label="Prensa 2" isSelected={false} onChange={nothing} isDisabled={isDisabled} />,
  },
  'TickBox, on': {
    draw: (isDisabled) => <TickBox label="Prensa 2" isSelected onChange={nothing} isDisabled={isDisabled} />,
  },
  SplitPane: {
    isAlwaysOn: true,
    part: '[role=separator]',
    draw: () => (
      <div style={{ height: 72 }}>
        <SplitPane label="Larguras" start={<Text>Lista</Text>} end={<Text>Etapa</Text>} />
      </div>
    ),
  },
  RadioGroup: {
    part: 'label',
    draw: (isDisabled) => (
      <RadioGroup
        label="Vista"
        options={[
          { id: 'list', label: 'Lista' },
          { id: 'board', label: 'Quadro' },
        ]}
        defaultValue="list"
        isDisabled={isDisabled}
      />
    ),
  },
};

const frame = 'input, textarea, [data-rac]:has(> input, > textarea, > [role=spinbutton])';
const unit = [{ id: '1', label: 'Joinville' }];

/** Fields: the element is the frame around the input. */
const fields: Record<string, Shown> = {
  Select: {
    part: 'button',
    draw: (isDisabled) => (
      <Select label="Unidade" options={[{ id: '1', label: 'Joinville' }]} defaultValue="1" isDisabled={isDisabled} />
    ),
  },
  TextField: {
    part: 'input, [data-rac]:has(> input)',
    draw: (isDisabled) => <TextField label="Nome" defaultValue="Prensa 2" isDisabled={isDisabled} />,
  },
  TextArea: {
    part: frame,
    draw: (isDisabled) => <TextArea label="Resumo" defaultValue="Falta o laudo." isDisabled={isDisabled} />,
  },
  NumberField: {
    part: frame,
    draw: (isDisabled) => <NumberField label="Visitas" defaultValue={4} isDisabled={isDisabled} />,
  },
  SearchField: {
    part: frame,
    draw: (isDisabled) => <SearchField label="Buscar" defaultValue="prensa" isDisabled={isDisabled} />,
  },
  ComboBox: {
    part: `${frame}, button`,
    draw: (isDisabled) => <ComboBox label="Cliente" options={unit} defaultValue="1" isDisabled={isDisabled} />,
  },
  DatePicker: {
    part: '[role=group], button',
    draw: (isDisabled) => <DatePicker label="Prazo" defaultValue="2026-11-21" isDisabled={isDisabled} />,
  },
  Slider: {
    part: '[data-rac]:has(input[type=range])',
    draw: (isDisabled) => <Slider label="Avanço" defaultValue={40} isDisabled={isDisabled} />,
  },
};

const november = { start: '2026-11-21', end: '2026-11-27' };
const zones = [{ id: 'America/Sao_Paulo', label: 'São Paulo' }];

/** Fields for dates, times, masked numbers, and composite fields. */
const ownFields: Record<string, Shown> = {
  DateRangePicker: {
    part: '[role=group], button',
    draw: (isDisabled) => <DateRangePicker label="Prazo" defaultValue={november} isDisabled={isDisabled} />,
  },
  TimeField: {
    part: '[role=group]',
    draw: (isDisabled) => <TimeField label="Hora" defaultValue="14:00" isDisabled={isDisabled} />,
  },
  DateTimeField: {
    part: `[role=group] [role=group], ${frame}, button`,
    draw: (isDisabled) => (
      <DateTimeField
        label="Começa"
        value={{ day: '2026-11-23', time: '14:00', zone: 'America/Sao_Paulo' }}
        zones={zones}
        onChange={nothing}
        isDisabled={isDisabled}
      />
    ),
  },
  MonthPicker: {
    part: 'button',
    draw: (isDisabled) => <MonthPicker label="Mês" value="2026-11" onChange={nothing} isDisabled={isDisabled} />,
  },
  MoneyField: {
    part: frame,
    draw: (isDisabled) => <MoneyField label="Valor" defaultValue={418090} isDisabled={isDisabled} />,
  },
  PasswordField: {
    part: `${frame}, button`,
    draw: (isDisabled) => <PasswordField label="Senha" defaultValue="segredo" isDisabled={isDisabled} />,
  },
  TaxIdField: {
    part: frame,
    draw: (isDisabled) => <TaxIdField label="CNPJ" defaultValue="11222333000181" isDisabled={isDisabled} />,
  },
  OtpField: {
    part: frame,
    draw: (isDisabled) => <OtpField label="Código" value="1234" isDisabled={isDisabled} />,
  },
  MultiSelect: {
    part: `${frame}, button, [role=row]`,
    draw: (isDisabled) => <MultiSelect label="Clientes" options={unit} defaultValue={['1']} isDisabled={isDisabled} />,
  },
  FileDrop: {
    part: '[data-rac]:has(> button), button',
    draw: (isDisabled) => (
      <FileDrop label="Laudo" files={[new File(['a'], 'laudo.pdf')]} onChange={nothing} isDisabled={isDisabled} />
    ),
  },
};

const views = [
  { id: 'list', label: 'Lista' },
  { id: 'board', label: 'Quadro' },
];

/** Choices, with a selected option beside an unselected one. */
const choices: Record<string, Shown> = {
  Tabs: {
    part: '[role=tab]',
    draw: (isDisabled) => (
      <Tabs label="Vista" items={views.map((view) => ({ ...view, isDisabled, content: <Text>{view.label}.</Text> }))} />
    ),
  },
  TabLinks: {
    isAlwaysOn: true,
    part: 'a',
    draw: (_, state) => (
      <TabLinks
        label={`Páginas, ${state}`}
        items={views.map((view, at) => ({ ...view, href: `/${view.id}`, isCurrent: at === 0 }))}
      />
    ),
  },
  ToggleButtonGroup: {
    part: 'button',
    draw: (isDisabled) => (
      <ToggleButtonGroup label="Vista" options={views} defaultSelectedKeys={['list']} isDisabled={isDisabled} />
    ),
  },
  FilterChip: {
    isAlwaysOn: true,
    part: 'button',
    draw: () => (
      <FilterChip label="Situação" value="Planejamento" removeLabel="Tirar o filtro Situação" onRemove={() => {}}>
        {undefined}
      </FilterChip>
    ),
  },
  TagGroup: {
    part: '[role=row], [role=row] button',
    draw: (isDisabled) => (
      <TagGroup
        label="Unidades"
        isLabelHidden
        items={views.map((view) => ({ ...view, isDisabled }))}
        onRemove={() => {}}
      />
    ),
  },
  ChoiceList: {
    part: '[role=option]',
    draw: (isDisabled) => (
      <ChoiceList
        label="Vista"
        options={views.map((view) => ({ ...view, isDisabled }))}
        selectedKeys={['list']}
        onSelectionChange={nothing}
      />
    ),
  },
  'a day of DatePicker': {
    part: '[role=button]',
    draw: (isDisabled) => (
      <Week aria-label="Dia" defaultValue={parseDate('2026-11-21')} isDisabled={isDisabled}>
        <CalendarGrid weekdayStyle="narrow" aria-label="Dia">
          <CalendarGridBody>
            {(date) =>
              // Two days are enough to compare: the selected one and the one before it.
              date.month === 11 && [20, 21].includes(date.day) ? <CalendarCell date={date} className={day} /> : <td />
            }
          </CalendarGridBody>
        </CalendarGrid>
      </Week>
    ),
  },
};

/** Rows and collapsible elements. */
const rows: Record<string, Shown> = {
  Menu: {
    part: '[role=menuitem]',
    draw: (isDisabled) => (
      <MenuList
        label="Ações"
        items={[
          { id: 'open', label: 'Abrir', icon: Pencil, isDisabled },
          { id: 'delete', label: 'Excluir', tone: 'critical', icon: Trash2, isDisabled },
        ]}
      />
    ),
  },
  GridList: {
    part: '[role=row]',
    draw: (isDisabled) => (
      <GridList
        label="Vistas"
        items={views}
        nameOf={({ label }) => label}
        selectionMode="multiple"
        defaultSelectedKeys={['list']}
        disabledKeys={isDisabled ? ['list', 'board'] : []}
      >
        {({ label }) => <Text>{label}</Text>}
      </GridList>
    ),
  },
  Tree: {
    isAlwaysOn: true,
    part: '[role=row]',
    draw: () => <Tree label="Vistas" items={views} below={() => []} nameOf={({ label }) => label} />,
  },
  Disclosure: {
    isAlwaysOn: true,
    part: 'button',
    draw: () => (
      <Disclosure title="Concluídas">
        <Text>Duas.</Text>
      </Disclosure>
    ),
  },
  Breadcrumbs: {
    isAlwaysOn: true,
    part: 'a',
    draw: () => <Breadcrumbs items={[{ label: 'Projetos', href: '/projects' }, { label: 'Prensa 2' }]} />,
  },
  Accordion: {
    isAlwaysOn: true,
    part: 'button',
    draw: () => <Accordion items={[{ id: 'done', title: 'Concluídas', content: <Text>Duas.</Text> }]} />,
  },
  Table: {
    isAlwaysOn: true,
    part: 'th, tr, td, a',
    draw: (_, state) => (
      <Table
        label={`Lançamentos, ${state}`}
        columns={[{ id: 'what', label: 'Lançamento', cell: ({ label }) => label, isRowHeader: true, isSortable: true }]}
        rows={views}
        rowHref={({ id }) => `/${id}`}
        selectionMode="multiple"
        defaultSelectedKeys={['list']}
        sort={{ column: 'what', direction: 'ascending' }}
        onSortChange={nothing}
        height="short"
      />
    ),
  },
  Sidebar: {
    isAlwaysOn: true,
    part: 'a',
    draw: (_, state) => (
      <div style={{ height: 160, overflow: 'hidden' }}>
        <Sidebar
          label={`Principal, ${state}`}
          isExpanded
          isDrawerOpen={false}
          onDrawerOpenChange={nothing}
          items={[
            { id: 'home', label: 'Início', href: '/', icon: House, isCurrent: true },
            { id: 'projects', label: 'Projetos', href: '/projects', icon: FolderKanban },
          ]}
        />
      </div>
    ),
  },
  Pagination: {
    part: 'button',
    draw: (isDisabled, state) => (
      <Pagination
        label={`Páginas, ${state}`}
        summary="1 a 25"
        hasPrevious
        hasNext
        onPrevious={nothing}
        onNext={nothing}
        isDisabled={isDisabled}
      />
    ),
  },
  PermissionMatrix: {
    isAlwaysOn: true,
    part: '[role=row], button, input',
    draw: (_, state) => (
      <PermissionMatrix
        label={`Permissões, ${state}`}
        groups={[{ id: 'projects', label: 'Projetos' }]}
        permissions={[{ id: 'view', group: 'projects', label: 'Ver projetos', code: 'view:projects' }]}
        roles={[{ id: 'team', label: 'Equipe' }]}
        cellOf={() => ({ isOn: true })}
        onToggle={nothing}
        menuOfRole={() => [{ id: 'copy', label: 'Duplicar' }]}
        menuOfPermission={() => [{ id: 'change', label: 'Mudar' }]}
      />
    ),
  },
  TextInPlace: {
    isAlwaysOn: true,
    part: 'button',
    draw: () => (
      <TextInPlace
        label="Nome"
        hint="Mudar o nome"
        value="Prensa 2"
        isOpen={false}
        onChange={nothing}
        onOpen={nothing}
        onSave={nothing}
        onGiveBack={nothing}
      />
    ),
  },
  SplitButton: {
    isAlwaysOn: true,
    part: 'button',
    draw: () => (
      <SplitButton onPress={() => {}} items={[{ id: 'copy', label: 'Duplicar' }]}>
        Salvar
      </SplitButton>
    ),
  },
};

const tableOf = (label: string, shown: Record<string, Shown>): Story => ({
  render: () => (
    <StateTable label={label} rows={Object.keys(shown)} columns={states}>
      {(name, state) =>
        shown[name]?.isAlwaysOn && state === 'disabled' ? (
          '–'
        ) : (
          <Held state={state} part={shown[name]?.part}>
            {shown[name]?.draw(state === 'disabled', state)}
          </Held>
        )
      }
    </StateTable>
  ),
});

export const Controls = tableOf('Control × state', controls);
export const Fields = tableOf('Field × state', fields);
export const OwnFields = tableOf('Field of its own kind × state', ownFields);
export const Choices = tableOf('Choice × state', choices);
/** A page has one breadcrumb navigation; this story has several with the same name. */
const severalWays = { config: { rules: [{ id: 'landmark-unique', enabled: false }] } };

export const Rows: Story = { ...tableOf('Row × state', rows), parameters: { a11y: severalWays } };
