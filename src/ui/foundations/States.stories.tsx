import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarCell, CalendarGrid, CalendarGridBody, Calendar as Week } from 'react-aria-components/Calendar';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Checkbox } from '../Checkbox/Checkbox';
import { ComboBox } from '../ComboBox/ComboBox';
import { DatePicker } from '../DatePicker/DatePicker';
import { cell as day } from '../DatePicker/DatePicker.css';
import { Disclosure } from '../Disclosure/Disclosure';
import { FilterChip } from '../FilterChip/FilterChip';
import { GridList } from '../GridList/GridList';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { MenuList } from '../Menu/MenuParts';
import { NumberField } from '../NumberField/NumberField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { Slider } from '../Slider/Slider';
import { SplitButton } from '../SplitButton/SplitButton';
import { Switch } from '../Switch/Switch';
import { TabLinks, Tabs } from '../Tabs/Tabs';
import { TagGroup } from '../TagGroup/TagGroup';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { Tree } from '../Tree/Tree';
import { Held, type State, StateTable, states } from './StateTable';

/**
 * Each control at rest and as it looks under a mouse, under a finger, with the focus of the keyboard, and off: states
 * that a picture of a page never shows. They are held by React Aria’s own attributes.
 */
const meta = { parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** What each is, and the part of it that has the state. */
interface Shown {
  /** It is never off. */
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

/** What is filled in: the part is the frame around what is typed. */
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

const views = [
  { id: 'list', label: 'Lista' },
  { id: 'board', label: 'Quadro' },
];

/** What is chosen from, with what is chosen beside what is not. */
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
  'a day of DatePicker': {
    part: '[role=button]',
    draw: (isDisabled) => (
      <Week aria-label="Dia" defaultValue={parseDate('2026-11-21')} isDisabled={isDisabled}>
        <CalendarGrid weekdayStyle="narrow" aria-label="Dia">
          <CalendarGridBody>
            {(date) =>
              // Two days are enough to compare: the one that is chosen and the one before it.
              date.month === 11 && [20, 21].includes(date.day) ? <CalendarCell date={date} className={day} /> : <td />
            }
          </CalendarGridBody>
        </CalendarGrid>
      </Week>
    ),
  },
};

/** Rows that are pressed, and what opens and folds. */
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
export const Choices = tableOf('Choice × state', choices);
/** One page has one way back; here stand several of one name. */
const severalWays = { config: { rules: [{ id: 'landmark-unique', enabled: false }] } };

export const Rows: Story = { ...tableOf('Row × state', rows), parameters: { a11y: severalWays } };
